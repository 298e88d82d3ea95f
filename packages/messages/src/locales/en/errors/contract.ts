export const contract = {
  'bad-record': 'A stored record could not be read.',
} as const;
