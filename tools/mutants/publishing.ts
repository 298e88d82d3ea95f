// Publishing to a site: what goes there, and that nothing goes there twice.
import type { Mutant } from './list.ts';

const CHECKED_IMAGE = 'packages/delivery/src/wordpress/images/checked-image.ts';
const CHECKED_IMAGE_TESTS = ['packages/delivery/src/wordpress/images/checked-image.test.ts'];
const IMAGES = 'packages/delivery/src/wordpress/publish/ensure-images.ts';
const IMAGE_TESTS = ['packages/delivery/src/wordpress/publish/publishing-images.test.ts'];
const ALT_TESTS = ['packages/delivery/src/wordpress/publish/publishing-alts.test.ts'];
const ROLLBACK = 'packages/delivery/src/wordpress/publish/rollback.ts';
const SITE_CALL = 'apps/server/src/services/sites/check-site-call.ts';
const PROXY_TESTS = ['apps/server/src/functions/wp-proxy.test.ts'];

const PUBLICATION = 'packages/delivery/src/wordpress/publish/publication.ts';
const PUBLICATION_TESTS = ['packages/delivery/src/wordpress/publish/publication.test.ts'];

const AT_ONCE_TESTS = ['packages/delivery/src/wordpress/publish/publishing-at-once.test.ts'];
const PAGE_TESTS = ['packages/delivery/src/wordpress/publish/publishing-pages.test.ts'];

const LOADER = 'packages/delivery/src/images/image-loader.ts';
const LOADER_TESTS = ['packages/delivery/src/images/image-loader.test.ts'];
const WXR_IMAGE_TESTS = ['packages/delivery/src/formats/content-images.test.ts'];

export const PUBLISHING_MUTANTS: readonly Mutant[] = [
  {
    name: 'terms: one made at the same time is left beside ours',
    file: 'packages/delivery/src/wordpress/rest/terms.ts',
    find: 'madeAs: (await remove(taxonomy, made.id)) ? null : made.slug',
    replace: 'madeAs: null',
    tests: AT_ONCE_TESTS,
  },
  {
    name: 'image downloads: a page of HTML is taken for an image',
    file: LOADER,
    find: "if (!/^image\\//iu.test(response.headers.get('content-type') ?? '')) return null;",
    replace: '',
    tests: LOADER_TESTS,
  },
  {
    name: 'image downloads: a failure is final',
    file: LOADER,
    find: 'if (attempt === TRIES) return null;',
    replace: 'if (attempt <= TRIES) return null;',
    tests: LOADER_TESTS,
  },
  {
    name: 'image downloads: those of one page are those of all',
    file: 'packages/delivery/src/formats/images.ts',
    find: "const chosen = page === '' ? Object.values(records) : one === undefined ? [] : [one];",
    replace: 'const chosen = one === undefined ? Object.values(records) : Object.values(records);',
    tests: ['packages/delivery/src/formats/images.test.ts'],
  },
  {
    name: 'WXR: an image of the text has no item, so that the importer does not fetch it',
    file: 'packages/delivery/src/formats/wxr.ts',
    find: '...gallery].filter(canBeFetched);',
    replace: '...gallery.slice(99)].filter(canBeFetched);',
    tests: WXR_IMAGE_TESTS,
  },
  {
    name: 'WXR: images of one title have one date, so that the importer drops all but one',
    file: 'packages/delivery/src/formats/wxr.ts',
    find: 'imageDate(image.title, secondsLater(place.date, at))',
    replace: 'secondsLater(place.date, at)',
    tests: WXR_IMAGE_TESTS,
  },
  {
    name: 'publishing pages: what is published as a post is written as a page',
    file: 'packages/delivery/src/wordpress/publish/plan-publishing.ts',
    find: 'if (known !== null && entry?.type !== input.type && site.posts.has(known))',
    replace: 'if (known !== null && entry?.type !== input.type && !site.posts.has(known))',
    tests: PAGE_TESTS,
  },
  {
    name: 'publishing pages: links of posts are corrected as if they were pages',
    file: 'packages/delivery/src/wordpress/publish/correct-links.ts',
    find: 'if (entry?.type !== run.request.settings.postType) return false;',
    replace: 'if (entry === undefined) return false;',
    tests: PAGE_TESTS,
  },
  {
    name: 'publishing pages: an unfinished run of posts goes on with pages',
    file: 'packages/delivery/src/wordpress/publish/prepare.ts',
    find: 'if (snapshot !== null && snapshot.type !== type)',
    replace: 'if (snapshot !== null && snapshot.type === undefined)',
    tests: PAGE_TESTS,
  },
  {
    name: 'publishing without snapshots: those of earlier runs stay, and undo past this one',
    file: 'packages/delivery/src/wordpress/publish/run-publishing.ts',
    find: 'for (const id of await store.snapshots()) await store.removeSnapshot(id);',
    replace: 'for (const id of (await store.snapshots()).slice(0, 1)) await store.removeSnapshot(id);',
    tests: PAGE_TESTS,
  },
  {
    name: 'publishing elsewhere: an earlier record replaces a later one',
    file: PUBLICATION,
    find: 'const isLater = own === null || record.savedAt > own.savedAt;',
    replace: 'const isLater = own === null || record.savedAt !== own.savedAt;',
    tests: PUBLICATION_TESTS,
  },
  {
    name: 'publishing elsewhere: a run that was undone there can be undone again',
    file: PUBLICATION,
    find: 'if (!kept.has(id)) await store.removeSnapshot(id);',
    replace: 'if (kept.size > 99) await store.removeSnapshot(id);',
    tests: PUBLICATION_TESTS,
  },
  {
    name: 'publishing elsewhere: a page that only one place published is forgotten',
    file: PUBLICATION,
    find: 'return added.length === 0 ? later : { ...later, pages: [...later.pages, ...added] };',
    replace: 'return added.length >= 0 ? later : { ...later, pages: [...later.pages, ...added] };',
    tests: PUBLICATION_TESTS,
  },
  {
    name: 'publishing images: an SVG that calls itself PNG is uploaded',
    file: CHECKED_IMAGE,
    find: 'if (known !== undefined) return { extension: known[0], bytes };',
    replace:
      "if (known !== undefined || start.startsWith('<svg')) return { extension: known?.[0] ?? 'png', bytes };",
    tests: CHECKED_IMAGE_TESTS,
  },
  {
    name: 'publishing images: one of any size is uploaded',
    file: CHECKED_IMAGE,
    find: "if (bytes.length > MOST_UPLOAD_BYTES) return { refusal: 'too-large' };",
    replace: '',
    tests: CHECKED_IMAGE_TESTS,
  },
  {
    name: 'publishing images: what a refused list would stop is uploaded all the same',
    file: 'packages/delivery/src/wordpress/images/desired-images.ts',
    find: 'this.refused.push({ keyword, name: base, refusal: checked.refusal });',
    replace: '',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing images: one whose answer was lost is uploaded a second time',
    file: IMAGES,
    find: 'const found = firstOf(key, await media.bySlug(numberedImageSlugs(key)));',
    replace: 'const found = firstOf(key, []);',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing images: what an earlier run uploaded is uploaded again',
    file: 'packages/delivery/src/wordpress/publish/site-state.ts',
    find: 'const found = await media.bySlug(images.flatMap(({ key }) => numberedImageSlugs(key)));',
    replace: 'const found = await media.bySlug([]);',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing images: the twin of a call that was late stays',
    file: IMAGES,
    find: 'for (const { id } of found) if (!kept.has(id)) await media.remove(id);',
    replace: 'if (kept.size > found.length) await media.remove(0);',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing images: a user without the right uploads',
    file: 'packages/delivery/src/wordpress/publish/site-state.ts',
    find: 'if (!mayUpload) return new Map(images.map(({ key }) => [key, null]));',
    replace: '',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing images: a rollback deletes one that another post has',
    file: 'packages/delivery/src/wordpress/publish/rollback-leftovers.ts',
    find: 'if ((await media.isUsed(found)) || !(await media.remove(found.id)))',
    replace: 'if (!(await media.remove(found.id)))',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing images: a rollback deletes one that was there before the run',
    file: 'packages/delivery/src/wordpress/publish/begin-run.ts',
    find: 'const images = neededImages(posts, prepared).map(',
    replace: 'const images = desired.images.map(',
    tests: IMAGE_TESTS,
  },
  {
    name: 'alternative texts: one that an editor of the site wrote is replaced',
    file: 'packages/delivery/src/wordpress/images/image-alts.ts',
    find: 'return kept !== undefined && kept !== altMark(key, alt);',
    replace: 'return kept !== undefined && kept === altMark(key, alt) && alt === key;',
    tests: ALT_TESTS,
  },
  {
    name: 'alternative texts: a rollback leaves those of the run',
    file: ROLLBACK,
    find: 'const left = await restoreAlts(alts, media);',
    replace: 'const left = await restoreAlts(alts.slice(alts.length), media);',
    tests: ALT_TESTS,
  },
  {
    name: 'alternative texts: the verification believes the run',
    file: 'packages/delivery/src/wordpress/publish/run-publishing.ts',
    find: 'const context = { ...contextNow(run), mediaOf: (key: string) => images.get(key) };',
    replace:
      'const context = { ...contextNow(run), mediaOf: (key: string) => (images.size < 0 ? null : run.facts.media.get(key)) };',
    tests: ALT_TESTS,
  },
  {
    name: 'publishing: brackets of a text with links run as shortcodes',
    file: 'packages/delivery/src/wordpress/publish/post-fields.ts',
    find: 'return wordpressHtml(linked);',
    replace: 'return wordpressHtml === undefined ? "" : linked;',
    tests: IMAGE_TESTS,
  },
  {
    name: 'publishing: a post that the companion plugin finds under another slug is made a second time',
    file: 'packages/delivery/src/wordpress/publish/plan-publishing.ts',
    find: 'if (named && !claimed.has(named.id)) return comparedItem(post, named, undefined, input);',
    replace: '',
    tests: ['packages/delivery/src/wordpress/publish/publishing-companion.test.ts'],
  },
  {
    name: 'the proxy passes on any bytes as an image',
    file: SITE_CALL,
    find: "return checked.refusal === undefined && file.name.split('.')[1] === checked.extension;",
    replace: 'return checked !== null;',
    tests: PROXY_TESTS,
  },
  {
    name: 'two copies that publish at once: both keep their post of a page',
    file: 'packages/delivery/src/wordpress/publish/run-publishing.ts',
    find: '  await removeMadeLater(run);\n',
    replace: '',
    tests: AT_ONCE_TESTS,
  },
  {
    name: 'two copies that publish at once: a rollback deletes what the other made',
    file: 'packages/delivery/src/wordpress/publish/made-meanwhile.ts',
    find: 'await ports.store.saveSnapshot({ ...snapshot, pages: ours });',
    replace: 'if (ours.length < 0) await ports.store.saveSnapshot(snapshot);',
    tests: AT_ONCE_TESTS,
  },
  {
    name: 'two copies that publish at once: a late call of its own is taken for another run',
    file: 'packages/delivery/src/wordpress/publish/made-meanwhile.ts',
    find: ' && !(nonce !== null && isNumbered(nonce, post.slug))',
    replace: ' && !(nonce === "" && isNumbered(nonce, post.slug))',
    tests: AT_ONCE_TESTS,
  },
];
