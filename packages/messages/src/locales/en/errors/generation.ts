export const generation = {
  'no-article': 'There is no article to repair: write the page first.',
  'no-image': 'The page has no such image.',
  'no-section': 'The article has no section “{{heading}}” any more.',
  'over-day':
    'Not sent: what comes next could cost ${{most}} or more, and the budget of the day has ${{left}} left. What was written is kept. Continue tomorrow (midnight UTC), or raise the budget of the day.',
  'over-budget':
    'Stopped at ${{spent}}: what comes next could cost up to ${{most}}, and exceed the budget of ${{budget}}. What was written is kept.',
} as const;
