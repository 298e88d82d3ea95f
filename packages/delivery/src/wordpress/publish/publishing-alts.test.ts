import { imageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { FakeWordPress } from '../../testing/fake-wordpress.ts';
import {
  linkedProject,
  MemoryStore,
  planFor,
  portsFor,
  publishTo,
  rollBack,
} from '../../testing/publish-setup.ts';

const url = (name: string): string => `data:image/gif;base64,${btoa(`GIF89a${name}`)}`;
/** Two pages, each with an image of its own; and one image that both show. */
function illustrated(alts: { readonly tea?: string; readonly pot?: string; readonly shared?: string } = {}) {
  const { tea = 'A cup of tea', pot = 'A pot', shared = 'A leaf' } = alts;
  const picture = (name: string, alt: string, role: 'featured' | 'content') => ({
    ...{ role, section: null, url: url(name), prompt: '', alt, caption: '', fileName: name },
  });
  const both = picture('leaf', shared, 'content');
  return linkedProject(['tea', 'tea pot'], new Map(), [
    { ...imageOf('tea'), pictures: [picture('tea', tea, 'featured'), both] },
    { ...imageOf('tea pot'), pictures: [picture('pot', pot, 'featured'), both] },
  ]);
}
const altsOn = (site: FakeWordPress): string[] => [...site.media.values()].map(({ alt_text: alt }) => alt);
const PUBLISHED = ['A cup of tea', 'A leaf', 'A pot'];
const CHANGED = illustrated({ tea: 'A cup of green tea' });

async function published() {
  const site = new FakeWordPress();
  const ports = portsFor(site.fetch, new MemoryStore());
  await publishTo(illustrated(), ports);
  expect(altsOn(site)).toEqual(PUBLISHED);
  return { site, ports };
}

describe('an alternative text that changed in the project', () => {
  it('is named before, reaches the image on the site alone, is read back, and is undone', async () => {
    const { site, ports } = await published();
    const { plan } = await planFor(CHANGED, ports);
    expect([plan.create.length, plan.skip.length, plan.images.upload.length]).toEqual([0, 1, 0]);
    expect(plan.update.map(({ keyword, changes }) => [keyword, changes])).toEqual([
      ['tea', { alt: { from: 'A cup of tea', to: 'A cup of green tea' } }],
    ]);
    expect(altsOn(site)).toEqual(PUBLISHED);
    const posts = JSON.stringify([...site.posts]);
    const before = site.calls.length;
    const { results } = await publishTo(CHANGED, ports);
    const writes = site.calls.slice(before).filter(({ method }) => method !== 'GET' && method !== 'OPTIONS');
    expect(writes.map(({ method, path }) => `${method} ${path.replace(/\d+\?.*/u, '')}`)).toEqual([
      'PUT /wp-json/wp/v2/media/',
    ]);
    expect(altsOn(site)).toEqual(['A cup of green tea', 'A leaf', 'A pot']);
    expect(results.find(({ keyword }) => keyword === 'tea')).toMatchObject({
      status: 'success',
      verification: { status: 'success', checked: expect.arrayContaining(['alt']) },
    });
    expect((await planFor(CHANGED, ports)).plan.skip).toHaveLength(2);
    const { results: undone } = await rollBack(ports);
    expect(undone).toMatchObject([{ keyword: 'tea', operation: 'restore', status: 'success', fields: [] }]);
    expect([altsOn(site), JSON.stringify([...site.posts])]).toEqual([PUBLISHED, posts]);
    expect((await planFor(illustrated(), ports)).plan.skip).toHaveLength(2);
  });

  it('names each image where a page has several, and belongs to the first page that shows it', async () => {
    const { ports } = await published();
    const { plan } = await planFor(illustrated({ tea: 'Tea', shared: 'Leaves' }), ports);
    expect(plan.update.map(({ keyword, changes }) => [keyword, changes.alt])).toEqual([
      ['tea', { from: 'tea.gif: A cup of tea\nleaf.gif: A leaf', to: 'tea.gif: Tea\nleaf.gif: Leaves' }],
      // Its text shows the image with the new words.
      ['tea pot', undefined],
    ]);
  });

  it('stays as someone wrote it on the site, unless it is to be replaced', async () => {
    const { site, ports } = await published();
    const [tea] = site.media.values();
    if (!tea) throw new Error('no image');
    tea.alt_text = 'By the editor';
    expect((await planFor(illustrated(), ports)).plan.skip).toHaveLength(2);
    const { plan } = await planFor(CHANGED, ports);
    expect(plan.skip[0]).toMatchObject({ keyword: 'tea', reason: 'edited-on-site', edited: ['alt'] });
    await publishTo(CHANGED, ports, { overwrite: true });
    expect(altsOn(site)[0]).toBe('A cup of green tea');
    await rollBack(ports);
    expect(altsOn(site)[0]).toBe('By the editor');
  });

  it('is not put back over what someone wrote since the run, without being asked', async () => {
    const { site, ports } = await published();
    await publishTo(CHANGED, ports);
    const [tea] = site.media.values();
    if (!tea) throw new Error('no image');
    tea.alt_text = 'By the editor';
    const { plan, results } = await rollBack(ports);
    expect([plan.restore[0]?.edited, results[0]?.status]).toEqual([true, 'skipped']);
    expect(altsOn(site)[0]).toBe('By the editor');
  });

  it('that the site keeps otherwise is named by the verification, and not sent again and again', async () => {
    const { site, ports } = await published();
    // A plugin of the site has rules of its own.
    site.options = {
      after: ({ method, path }) => {
        const [tea] = site.media.values();
        if (method === 'PUT' && path.includes('/media/') && tea) tea.alt_text = 'A cup';
        return undefined;
      },
    };
    const { results } = await publishTo(CHANGED, ports);
    expect(results.find(({ keyword }) => keyword === 'tea')?.verification).toMatchObject({
      status: 'warning',
      fields: [{ field: 'alt', reason: 'alt-not-kept' }],
    });
    expect((await planFor(CHANGED, ports)).plan.update).toEqual([]);
  });

  it('reaches the site once, however often the run is killed, and comes back as it was', async () => {
    for (let at = 1; ; at++) {
      const { site, ports } = await published();
      const store = ports.store;
      if (!(store instanceof MemoryStore)) throw new Error('no store');
      const first = site.calls.length;
      const stop = new AbortController();
      site.options = {
        after: ({ index }) => {
          if (index !== first + at) return undefined;
          store.isDead = true;
          stop.abort();
          throw new DOMException('killed', 'AbortError');
        },
      };
      const ended = await publishTo(CHANGED, ports, { signal: stop.signal }).then(
        () => 'whole',
        () => 'killed',
      );
      site.options = {};
      store.isDead = false;
      if (ended === 'whole') break;
      await publishTo(CHANGED, ports);
      expect([at, altsOn(site)[0]]).toEqual([at, 'A cup of green tea']);
      await rollBack(ports);
      expect([at, altsOn(site)]).toEqual([at, PUBLISHED]);
    }
  });
});
