// Sentences of faults: the key is the fault's code with dots for its parts. Every code a package throws stands here.
export const errors = {
  unknown: 'Something went wrong. Please try again.',
  cancelled: 'Cancelled.',
} as const;
