// The images of an article's sections, as a run makes them, in the files of an export.
import type { ProjectDocument } from '@silosmith/contract';
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

describe('developer drop-in', () => {
  it.each(['astro', 'nextjs', 'ghost'])('has the images of the sections for %s', async (platform) => {
    const { html } = await firstPostFor(platform);
    expect(html).toContain(`buds</h2>\n<figure><img src="${url}" alt="Leaves &quot;fresh&quot;" />`);
    expect(html).toContain('alt="A cup of tea"');
  });

  it('gives WordPress those that it can download alone', async () => {
    const far = 'https://images.test/leaf.png';
    const pictures = [
      { ...picture, role: 'content', section: 'Leaves & buds', alt: 'In the project alone' },
      { ...picture, url: far, role: 'content', section: 'Water', alt: 'Water' },
    ] as const;
    const images = { tea: imageOf('tea', { pictures: [...pictures] }) };
    const { content } = await firstPostFor('wordpress', { ...project, images });
    expect(content).toContain(`src="${far}"`);
    expect(content).not.toContain('data:');
  });

  async function firstPostFor(platform: string, from = project): Promise<Record<string, unknown>> {
    const { sink, text } = createByteCollector();
    const request = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts };
    await exportProject(from, { ...request, format: 'dropin', options: { platform } }, sink);
    return JSON.parse(text()).posts[0];
  }
});

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

describe('WXR', () => {
  const far = (name: string): string => `https://images.test/${name}.png`;
  const withAddresses = {
    ...project,
    images: {
      tea: imageOf('tea', {
        url: far('tea'),
        pictures: [
          { ...picture, url: far('tea'), role: 'featured', section: null, alt: 'Tea' },
          { ...picture, url: far('leaf'), role: 'content', section: 'Leaves & buds', alt: 'A "leaf"' },
          { ...picture, url: far('leaf'), role: 'content', section: 'Water', alt: 'The same leaf' },
          { ...picture, role: 'content', section: 'Water', alt: 'In the project alone' },
        ],
      }),
    },
  };
  const write = async (options: OptionValues = {}, from: ProjectDocument = withAddresses) => {
    const { sink, bytes } = createByteCollector();
    const request = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format: 'wxr', options };
    const { notes } = await exportProject(from, request, sink);
    const text = strFromU8(bytes());
    return { notes, text, items: text.split('<item>').slice(1) };
  };
  const fieldOf = (item: string | undefined, element: string): string =>
    new RegExp(`<${element}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${element}>`, 'su').exec(item ?? '')?.[1] ??
    '';

  it('shows each image below its heading, and has it as an attachment of its own with its alt text', async () => {
    const { notes, items } = await write();
    const [post, ...files] = items;
    const content = fieldOf(post, 'content:encoded');
    expect(content).toMatch(
      /Leaves &amp; buds<\/h2>\s*<figure><img src="https:\/\/images\.test\/leaf\.png" alt="A &quot;leaf&quot;" \/><\/figure>/u,
    );
    expect(content.match(/<figure>/gu)).toHaveLength(2);
    expect(files.map((item) => fieldOf(item, 'wp:attachment_url'))).toEqual([far('tea'), far('leaf')]);
    expect(files.map((item) => fieldOf(item, 'wp:meta_value'))).toEqual(['tea', 'A "leaf"']);
    expect(new Set(files.map((item) => fieldOf(item, 'wp:post_id'))).size).toBe(2);
    expect(new Set(files.map((item) => fieldOf(item, 'wp:post_date'))).size).toBe(2);
    const parent = fieldOf(post, 'wp:post_id');
    expect(files.map((item) => fieldOf(item, 'wp:post_parent'))).toEqual([parent, parent]);
    expect(post).toContain(
      `_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[${fieldOf(files[0], 'wp:post_id')}]]>`,
    );
    expect(notes).toEqual([{ code: 'images-not-attached', params: { count: 1 } }]);
  });

  it('dates images of one alternative text apart, of different posts too: the importer would drop all but one', async () => {
    const keywords = ['green tea', 'black tea', 'white tea'];
    const { items } = await write(
      {},
      projectOf({
        silo: keywords.map((keyword) => pageOf(keyword)),
        articles: keywords.map((keyword) => articleOf(keyword, '<h1>Tea</h1><p>Hot.</p>')),
        images: keywords.map((keyword) =>
          imageOf(keyword, {
            pictures: ['cup', 'pot'].map((name) => ({
              ...{ ...picture, role: 'content' as const, section: null, alt: 'Tea' },
              url: far(`${keyword}-${name}`),
            })),
          }),
        ),
      }),
    );
    const files = items.filter((item) => fieldOf(item, 'wp:post_type') === 'attachment');
    expect(files).toHaveLength(6);
    expect(new Set(files.map((item) => fieldOf(item, 'wp:post_date'))).size).toBe(6);
  });

  it('without images has none in the text either', async () => {
    const { text, items } = await write({ images: false });
    expect([items.length, text.includes('<figure')]).toEqual([1, false]);
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
