export const generation = {
  'over-budget':
    'Stopped at ${{spent}}: the next page could exceed the budget of ${{budget}}. What was written is kept.',
} as const;
