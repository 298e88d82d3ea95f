// Providers that are not text: pictures, search and research.
import type { Mutant } from './list.ts';

const IMAGES = ['packages/ai/src/images/image-adapters.test.ts'];
const IMAGE_FUNCTIONS = ['apps/server/src/services/images/image-functions.test.ts'];
const STAGE = ['packages/generation/src/stages/image.test.ts'];
const BFL = 'packages/ai/src/providers/bfl-images.ts';

const PICTURE_TESTS = ['packages/generation/src/stages/picture.test.ts'];
export const MEDIA_MUTANTS: readonly Mutant[] = [
  {
    name: 'error log: a key is in the report',
    file: 'apps/web/src/state/errors/error-log.ts',
    find: '(/\\d/u.test(word) ? MASK : word)',
    replace: 'word',
    tests: ['apps/web/src/state/errors/error-log.test.ts'],
  },
  {
    name: 'browser run: it starts without the key for its images or its research',
    file: 'apps/web/src/state/generation/run-keys.ts',
    find: 'of askedOf(choice)',
    replace: 'of [choice.provider]',
    tests: ['apps/web/src/state/generation/run-keys.test.ts'],
  },
  {
    name: 'browser run: the key of another provider is sent',
    file: 'packages/ai/src/providers/index.ts',
    find: 'if (owner === undefined || owner.id === id || needsBaseUrl(id)) return null;',
    replace: "if (owner === undefined || owner.id !== '') return null;",
    tests: ['packages/ai/src/providers/key-problem.test.ts'],
  },
  {
    name: 'browser run: new images cost new texts as well',
    file: 'packages/generation/src/stages/kept-records.ts',
    find: 'replaced?.includes(stage.id) !== false &&',
    replace: 'replaced !== null &&',
    tests: ['packages/generation/src/run/run-engine.test.ts'],
  },
  {
    name: 'pictures: those of sections are left out of files',
    file: 'packages/delivery/src/package/content-images.ts',
    find: "role === 'content' ? safeImageUrl(url) : null",
    replace: "role !== 'content' ? safeImageUrl(url) : null",
    tests: ['packages/delivery/src/formats/content-images.test.ts'],
  },
  {
    name: 'pictures: the key follows any address that a reply names for polling',
    file: BFL,
    find: 'return there.origin === here.origin || isOurs ? named : own;',
    replace: "return there.origin === here.origin || isOurs || named !== '' ? named : own;",
    tests: IMAGES,
  },
  {
    name: 'pictures: one in a private network is fetched',
    file: BFL,
    find: 'isOwnHost ? call.fetch : refusingPrivate(about, call.publicFetch)',
    replace: 'isOwnHost ? call.fetch : refusingPrivate(about, call.fetch)',
    tests: IMAGE_FUNCTIONS,
  },
  {
    name: 'pictures: a call that was accepted and then failed counts as free',
    file: 'packages/ai/src/faults.ts',
    find: '    params.sent !== true &&\n',
    replace: '',
    tests: IMAGE_FUNCTIONS,
  },
  {
    name: 'pictures: nothing is reserved before the call',
    file: 'apps/server/src/services/images/generate-image.ts',
    find: 'if (price !== null) return price;',
    replace: 'if (price !== null) return 0;',
    tests: IMAGE_FUNCTIONS,
  },
  {
    name: 'pictures: what is none is taken as one',
    file: 'packages/ai/src/images/image-bytes.ts',
    find: "if (format === null) throw aiFault('not-an-image', { provider });",
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'pictures: a poll goes on for ever',
    file: BFL,
    find: 'const MOST_POLLS = 42;',
    replace: 'const MOST_POLLS = 60;',
    tests: IMAGES,
  },
  {
    name: 'pictures: one that is paid is asked for again when its page is tried again',
    file: 'packages/generation/src/stages/ask-for-picture.ts',
    find: 'model, prompt, index];',
    replace: 'model, prompt, index, context.attempt];',
    tests: STAGE,
  },
  {
    name: 'pictures: a refused one takes the others of its page with it',
    file: 'packages/generation/src/stages/image.ts',
    find: "  'ai.content-refused',\n",
    replace: '',
    tests: STAGE,
  },
  {
    name: 'pictures: the estimate of a run leaves them out',
    file: 'packages/generation/src/plan/plan-generation.ts',
    find: 'costUsdHigh: count * usd',
    replace: 'costUsdHigh: usd',
    tests: STAGE,
  },
  {
    name: 'search: a reply without results counts as nothing found',
    file: 'packages/ai/src/providers/serpapi-search.ts',
    find: "!/returned any results/iu.test(error ?? '')",
    replace: "error === 'never'",
    tests: ['packages/ai/src/search/search-adapters.test.ts'],
  },
  {
    name: 'search: nothing is reserved before the call',
    file: 'apps/server/src/functions/serp.ts',
    find: 'estimateUsd: cost,',
    replace: 'estimateUsd: 0,',
    tests: ['apps/server/src/services/search/serp.test.ts'],
  },
  {
    name: 'one image: the others are those of before the user changed them',
    file: 'packages/generation/src/stages/picture.ts',
    find: 'return withPicture(stored, index,',
    replace: 'return withPicture(record, index,',
    tests: PICTURE_TESTS,
  },
  {
    name: 'one image: what the one before had cost is forgotten',
    file: 'packages/generation/src/stages/picture.ts',
    find: '...(replacedUsd === 0 ? {} : { replacedUsd }),',
    replace: '',
    tests: PICTURE_TESTS,
  },
  {
    name: 'one image: a run that goes on makes it once more',
    file: 'packages/generation/src/stages/picture.ts',
    find: '>= Date.parse(madeBefore)',
    replace: '< Date.parse(madeBefore)',
    tests: PICTURE_TESTS,
  },
  {
    name: 'an article alone takes the place of the text in the file that is read',
    file: 'apps/cli/src/commands/generate-parts.ts',
    find: 'realPath(path) === realPath(destination)',
    replace: "path === ''",
    tests: ['apps/cli/src/commands/generate-parts.test.ts'],
  },
];
