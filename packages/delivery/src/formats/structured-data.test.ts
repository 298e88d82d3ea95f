// Structured data as the formats deliver it: valid by the required properties, never able to end its script.
import { articleOf, createByteCollector, deliveryTexts, pageOf, projectOf } from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportProject } from '../export-project.ts';
import type { OptionValues } from '../registry/export-format.ts';

const HOSTILE = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
const content = `<h1>How to make tea</h1><p>Heat water first.</p>
<ol><li>Heat</li><li>Pour</li><li>Wait</li></ol>
<h2>Questions</h2><h3>How hot?</h3><p>80 degrees ${HOSTILE}.</p><h3>How long?</h3><p>Three minutes.</p>`;
const project = projectOf({
  silo: [pageOf('tea')],
  articles: [articleOf('tea', content, { title: 'How to make tea' })],
});

async function exported(format: string, options: OptionValues): Promise<Uint8Array> {
  const { sink, bytes } = createByteCollector();
  await exportProject(
    project,
    { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format, options },
    sink,
  );
  return bytes();
}

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Properties that Google and schema.org require of each type, all the way down. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'author', 'datePublished'],
  Person: ['name'],
  Organization: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

function expectComplete(value: unknown): void {
  if (Array.isArray(value)) value.forEach(expectComplete);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const thing = value as Thing;
  if ('@type' in thing) {
    expect(Object.keys(REQUIRED)).toContain(thing['@type']);
    for (const property of REQUIRED[thing['@type']] ?? []) {
      expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy();
      expect(thing[property]).not.toEqual([]);
    }
  }
  Object.values(thing).forEach(expectComplete);
}

it('a site carries Article, FAQPage and HowTo with what each requires, in scripts that no text can end', async () => {
  const files = unzipSync(await exported('html', { author: 'Ada', siteUrl: 'https://tea.example/' }));
  const name = Object.keys(files).find((file) => /tea.*\.html$/.test(file)) ?? '';
  const page = strFromU8(files[name] ?? new Uint8Array());
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) => json ?? '');
  const things = scripts.map((json) => JSON.parse(json) as Thing);
  expect(things.map((thing) => thing['@type']).sort()).toEqual([
    'Article',
    'BreadcrumbList',
    'FAQPage',
    'HowTo',
  ]);
  expect(things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
  things.forEach(expectComplete);
  expect(scripts.join('')).not.toContain('<');
  const faq = JSON.stringify(things.find((thing) => thing['@type'] === 'FAQPage'));
  expect(faq).toContain('</script><script>alert(1)</script>');
});

interface Graph {
  readonly '@graph': readonly Thing[];
}
/** The first graph anywhere in a document. */
function graphIn(value: unknown): Graph | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('@graph' in value) return value as Graph;
  for (const inner of Object.values(value)) {
    const found = graphIn(inner);
    if (found !== null) return found;
  }
  return null;
}

it('a drop-in carries them as one graph; an article that is neither stays one object', async () => {
  const read = JSON.parse(strFromU8(await exported('dropin', { platform: 'nextjs', author: 'Ada' })));
  const graph = graphIn(read) ?? { '@graph': [] };
  expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(['Article', 'FAQPage', 'HowTo']);
  expectComplete(graph);
});
