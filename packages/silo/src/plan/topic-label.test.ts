import { describe, expect, it } from 'vitest';
import { topicLabel, topicNames } from './topic-label.ts';

describe('topicLabel', () => {
  it('is what the pages share, in the words and the order of the pillar', () => {
    expect(topicLabel(['what are payday loans', 'are payday loans bad', 'payday loans online'], 'en')).toBe(
      'Payday loans',
    );
    expect(topicLabel(['best ai tools for teachers', 'ai tools for teachers free'], 'en')).toBe(
      'AI tools for teachers',
    );
  });

  it('writes brands as their owners do', () => {
    expect(topicLabel(['iphone 16 cases', 'iphone 16 cases sale'], 'en')).toBe('iPhone 16 cases');
    expect(topicLabel(['youtube seo tips', 'best youtube seo'], 'en')).toBe('YouTube SEO tips');
  });

  it('is no qualifier and no function word alone', () => {
    expect(topicLabel(['near me'], 'en')).toBe('Near me');
    const espresso = ['best espresso machine near me', 'espresso grinder', 'espresso cup', 'espresso beans'];
    expect(topicLabel(espresso, 'en')).toBe('Espresso');
    expect(topicLabel(['meilleure pompe de relevage', 'prix pompe de relevage'], 'fr')).toBe(
      'Pompe de relevage',
    );
  });

  it('is all that the pillar of a few pages says: one word of it may be half a name', () => {
    expect(topicLabel(['tailored solution', 'tailored software'], 'en')).toBe('Tailored solution');
    expect(topicLabel(['u of a online degrees'], 'en')).toBe('U of a online degrees');
    expect(topicLabel(['rn to bsn'], 'en')).toBe('RN to BSN');
  });

  it('is the whole question of a page alone, as it is written', () => {
    expect(topicLabel(['is 6 hours of sleep enough'], 'en')).toBe('Is 6 hours of sleep enough');
    expect(topicLabel(['how long can you go without sleep'], 'en')).toBe('How long can you go without sleep');
    expect(topicLabel(['furniture stores near me'], 'en')).toBe('Furniture stores');
    expect(topicLabel(["pompe qui aspire l'eau"], 'fr')).toBe("Pompe qui aspire l'eau");
    expect(topicLabel(['215/55r17'], 'en')).toBe('215/55r17');
  });

  it('has no blanks that nobody writes', () => {
    expect(topicLabel(['谷歌广告编辑器'], 'zh')).toBe('谷歌广告编辑器');
    const pages = ['谷歌广告', '谷歌广告编辑器', '谷歌广告开户', '谷歌广告优化'];
    expect(topicLabel(pages, 'zh')).toBe('谷歌广告');
  });
});

describe('topicNames', () => {
  it('gives no two topics the label that the pages of both share', () => {
    const tools = ['ai tools', 'ai writing tools', 'ai tools for teachers', 'ai sales tools'];
    const photos = [
      'ai photo tools',
      'ai image editing tools',
      'ai image detection tools',
      'ai upscaling tools',
    ];
    expect(topicNames([tools, photos], 'en')).toEqual(['AI tools', 'AI photo tools']);
  });

  it('leaves a label to the topic whose pillar says just that, though one with other endings comes first', () => {
    const towns = ['coniston', 'millom', 'kendal'].map((town) => `house clearances ${town}`);
    const kinds = ['probate', 'hoarder', 'garden'].map((kind) => `${kind} house clearance`);
    const topics = [
      ['house clearances cumbria', ...towns],
      ['house clearance', ...kinds],
    ];
    const names = ['House clearances cumbria', 'House clearance'];
    expect(topicNames(topics, 'en')).toEqual(names);
    expect(topicNames(topics.toReversed(), 'en')).toEqual(names.toReversed());
  });
});
