import { describe, expect, test } from 'vitest';
import { questionsOf, stepsOf } from './article-structure.ts';

describe('questions of an article', () => {
  const faq = `<h1>Tea</h1><p>Intro</p><h2>Questions</h2>
    <h3>How hot?</h3><p>At <b>80</b> degrees.</p><ul><li>green</li></ul>
    <h3>How long?</h3><p>Three minutes.</p><h2>More</h2><h3>Why</h3><p>x</p>`;

  test('are those of a section whose headings are all questions', () => {
    expect(questionsOf(faq)).toEqual([
      { question: 'How hot?', answer: 'At 80 degrees. green' },
      { question: 'How long?', answer: 'Three minutes.' },
    ]);
  });

  test('or at least three main headings', () => {
    const asked = ['Which pot?', 'Which water?', 'Which cup?'].map((one) => `<h2>${one}</h2><p>Any.</p>`);
    expect(questionsOf(asked.join('')).map(({ question }) => question)).toEqual([
      'Which pot?',
      'Which water?',
      'Which cup?',
    ]);
    expect(questionsOf(asked.slice(1).join(''))).toEqual([]);
  });

  test('are none where a heading is no question, or a question has no answer', () => {
    expect(questionsOf(faq.replace('How long?', 'Time'))).toEqual([]);
    expect(questionsOf(faq.replace('<p>Three minutes.</p>', ''))).toEqual([]);
  });
});

describe('steps of an article', () => {
  const guide =
    '<h1>x</h1><ul><li>a pot</li></ul><ol><li>Heat <b>water</b>.</li><li>Pour.</li><li>Wait.</li></ol>';

  test.each([
    ['How to make tea', 'en'],
    ['Hoe zet je thee', 'nl-NL'],
    ['Tee kochen: Schritt für Schritt', 'de'],
    ['¿Cómo hacer té?', 'es'],
    ['Thé étape par étape', 'fr'],
  ])('%s', (title, language) => {
    expect(stepsOf(guide, title, language)).toEqual(['Heat water.', 'Pour.', 'Wait.']);
  });

  test('are none without a title that asks how, or a list of three', () => {
    expect(stepsOf(guide, 'Tea', 'en')).toEqual([]);
    expect(stepsOf(guide.replace('<li>Pour.</li>', ''), 'How to make tea', 'en')).toEqual([]);
    expect(stepsOf(guide, 'Wie viel Tee?', 'de')).toEqual([]);
    expect(stepsOf(guide, 'How to make tea', 'ja')).toEqual([]);
  });
});
