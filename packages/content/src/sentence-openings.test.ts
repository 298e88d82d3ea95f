import { expect, test } from 'vitest';
import { repeatedOpenings, usedUpOpenings } from './sentence-openings.ts';

const html = `<h2>You can choose one</h2>
<p>You can choose a grinder by hand. You can choose one with a motor! “You can <em>choose</em>,” he says, “none.” Take your time.</p>
<ul><li>Check the burrs for wear. Check the burrs again.</li><li><p>Check the hopper.</p></li></ul>`;

test('a beginning of three words that more than two sentences share is repeated, whatever its markup', () => {
  expect(repeatedOpenings(html)).toEqual([
    {
      opening: 'you can choose',
      sentences: [
        'You can choose a grinder by hand.',
        'You can choose one with a motor!',
        '“You can choose,” he says, “none.”',
      ],
    },
  ]);
});

test('one that stands twice is used up; sentences of three words have none', () => {
  expect(usedUpOpenings(html)).toEqual(['you can choose', 'check the burrs']);
});
