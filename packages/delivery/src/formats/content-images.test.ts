// The images of an article's sections, as a run makes them, in the files of an export.
import {
  articleOf,
  createByteCollector,
  deliveryTexts,
  imageOf,
  pageOf,
  projectOf,
} from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportProject } from '../export-project.ts';
import type { OptionValues } from '../registry/export-format.ts';

const { url } = imageOf('tea');
const picture = { url, prompt: '', caption: '', fileName: 'tea' };
const project = projectOf({
  silo: [pageOf('tea')],
  articles: [
    articleOf(
      'tea',
      '<h1>Tea</h1><p>Hot.</p><h2>Leaves &amp; buds</h2><p>Green.</p><h2>Water</h2><p>Soft.</p>',
    ),
  ],
  images: [
    imageOf('tea', {
      pictures: [
        { ...picture, role: 'featured', section: null, alt: 'tea' },
        { ...picture, role: 'content', section: 'Leaves & buds', alt: 'Leaves "fresh"', caption: 'Spring' },
        { ...picture, role: 'content', section: 'Gone since', alt: 'A cup of tea' },
        { ...picture, role: 'content', section: 'Water', alt: 'Broken', url: 'data:image/png;base64,%%%' },
      ],
    }),
  ],
});

async function filesOf(format: string, options: OptionValues = {}) {
  const { sink, bytes } = createByteCollector();
  const request = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format, options };
  await exportProject(project, request, sink);
  const files = unzipSync(bytes());
  return {
    names: Object.keys(files),
    read: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}

describe('Markdown', () => {
  it('has each image as a file and below its heading, the one of a heading that is gone at the end', async () => {
    const { names, read } = await filesOf('markdown');
    expect(names).toEqual(
      expect.arrayContaining(['images/tea-featured.png', 'images/tea-image-1.png', 'images/tea-image-2.png']),
    );
    const text = read('tea.md');
    expect(text).toMatch(
      /## Leaves & buds\s+!\[Leaves "fresh"\]\(\/images\/tea-image-1\.png\)\s+Spring\s+Green\./u,
    );
    expect(text.trimEnd()).toMatch(/Soft\.\s+!\[A cup of tea\]\(\/images\/tea-image-2\.png\)$/u);
  });

  it('without images has none in the text either', async () => {
    const { names, read } = await filesOf('markdown', { images: false });
    expect(names).toEqual(['tea.md']);
    expect(read('tea.md')).not.toContain('![');
  });
});

describe('the site', () => {
  it('has each image as a file and below its heading', async () => {
    const { names, read } = await filesOf('html');
    expect(names.filter((name) => name.startsWith('images/'))).toHaveLength(3);
    expect(read('tea.html')).toMatch(
      /Leaves (?:&amp;|&#x26;) buds<\/h2>\s*<figure><img src="images\/tea_1\.png" alt="Leaves (?:&quot;|&#x22;)fresh(?:&quot;|&#x22;)" loading="lazy"><figcaption>Spring<\/figcaption><\/figure>/u,
    );
  });

  it('leaves a damaged image out', async () => {
    const { read } = await filesOf('html');
    expect(read('tea.html')).not.toContain('data:image/png;base64,%');
    expect(read('tea.html')).not.toContain('Broken');
  });

  it('without images has none in the text either', async () => {
    const { names, read } = await filesOf('html', { images: false });
    expect(names.filter((name) => name.startsWith('images/'))).toEqual([]);
    expect(read('tea.html')).not.toContain('<figure');
  });
});
