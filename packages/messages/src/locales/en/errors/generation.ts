export const generation = {
  'no-article': 'There is no article to repair: write the page first.',
  'no-section': 'The article has no section “{{heading}}” any more.',
  'over-budget':
    'Stopped at ${{spent}}: what comes next could cost up to ${{most}}, and exceed the budget of ${{budget}}. What was written is kept.',
} as const;
