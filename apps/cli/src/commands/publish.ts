// `silosmith publish PROJECT`: the articles as posts of a WordPress site, by a plan that can be looked at first and undone after.

import { POST_TYPES, type ProjectDocument, recordOf } from '@silosmith/contract';
import {
  CATEGORY_MAPPINGS,
  type Connection,
  connect,
  connectionFacts,
  createDirectTransport,
  desiredSiteOf,
  imageUrlOf,
  PUBLISH_STATUSES,
  type PublishPorts,
  type PublishRequest,
  type PublishResult,
  type PublishSettings,
  preparePublishing,
  prepareRollback,
  publishSettingsSchema,
  runPublishing,
  runRollback,
  SEO_PLUGINS,
} from '@silosmith/delivery';
import { Fault, toFaultShape } from '@silosmith/kernel';
import { exportTexts, faultSentence } from '@silosmith/messages';
import { choiceOption, numberOption, WrongUsage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { systemChance } from '../platform/chance.ts';
import { systemClock, systemTimer } from '../platform/clock.ts';
import { readProject } from '../platform/project-file.ts';
import { lockProject } from '../platform/project-lock.ts';
import { withPublication } from '../platform/project-publication.ts';
import { createPublishStore } from '../platform/publish-store.ts';
import {
  planDocument,
  publishDocument,
  rollbackDocument,
  sayPlan,
  sayResults,
  sayRollback,
} from '../publish-report.ts';

const REST_PORTS = {
  transport: createDirectTransport({ fetch: globalThis.fetch, timer: systemTimer }),
  timer: systemTimer,
};

export const publishCommand: Command = {
  name: 'publish',
  positionals: ['PROJECT'],
  summary: 'cli.publish.summary',
  options: [
    { name: 'url', value: 'U', help: 'cli.publish.options.url' },
    { name: 'user', value: 'N', help: 'cli.publish.options.user' },
    { name: 'app-password', value: 'P', help: 'cli.publish.options.appPassword' },
    { name: 'check', help: 'cli.publish.options.check' },
    { name: 'dry-run', help: 'cli.publish.options.dryRun' },
    {
      name: 'status',
      value: 'S',
      help: ({ t }) => t('cli.publish.options.status', { choices: PUBLISH_STATUSES.join(', ') }),
    },
    {
      name: 'type',
      value: 'T',
      help: ({ t }) => t('cli.publish.options.type', { choices: POST_TYPES.join(', ') }),
    },
    { name: 'schedule-interval', value: 'HOURS', help: 'cli.publish.options.scheduleInterval' },
    {
      name: 'categories',
      value: 'M',
      help: ({ t }) => t('cli.publish.options.categories', { choices: CATEGORY_MAPPINGS.join(', ') }),
    },
    {
      name: 'seo-plugin',
      value: 'S',
      help: ({ t }) => t('cli.publish.options.seoPlugin', { choices: SEO_PLUGINS.join(', ') }),
    },
    { name: 'images', help: 'cli.publish.options.images' },
    { name: 'no-images', help: 'cli.publish.options.noImages' },
    { name: 'batch-size', value: 'N', help: 'cli.publish.options.batchSize' },
    { name: 'batch-delay', value: 'MS', help: 'cli.publish.options.batchDelay' },
    { name: 'max-retries', value: 'N', help: 'cli.publish.options.maxRetries' },
    { name: 'no-snapshots', help: 'cli.publish.options.noSnapshots' },
    { name: 'no-verification', help: 'cli.publish.options.noVerification' },
    { name: 'overwrite', help: 'cli.publish.options.overwrite' },
    { name: 'rollback', help: 'cli.publish.options.rollback' },
  ],
  stopsInOrder: true,
  run: async (context) => {
    const [path = ''] = context.positionals;
    const settings = settingsOf(context);
    const request = { url: wanted(context, 'url', 'WORDPRESS_URL'), login: loginOf(context) };
    const lock = lockProject(path);
    try {
      const project = await readProject(path);
      const login = { ...request, tries: settings.maxRetries };
      const connection = await connect(login, REST_PORTS, context.signal);
      if (context.switches.has('check')) return check(context, connection);
      const { home } = connection.site;
      const store = createPublishStore(path, home);
      const ports: PublishPorts = {
        ...REST_PORTS,
        clock: systemClock,
        store,
        newId: () => systemChance.id(),
      };
      return await withPublication({ path, project, home, store }, () =>
        work({ context, connection, ports, project, settings }),
      );
    } finally {
      lock.release();
    }
  },
};

interface Work {
  readonly context: CommandContext;
  readonly connection: Connection;
  readonly ports: PublishPorts;
  readonly project: ProjectDocument;
  readonly settings: PublishSettings;
}

async function work({ context, connection, ports, project, settings }: Work) {
  if (context.switches.has('rollback')) return rollBack(context, connection, ports);
  const texts = exportTexts(context.messages);
  const nowIso = new Date(systemClock.nowMs()).toISOString();
  const request: PublishRequest = {
    desired: desiredSiteOf(project, { settings, nowIso, texts }),
    settings,
    overwrite: context.switches.has('overwrite'),
    imageUrl: ({ source }) => imageUrlOf(recordOf(project.images, source.keyword), source),
  };
  return publish(context, await preparePublishing(connection, request, ports, context.signal), ports);
}

/** By option or by variable. A password in an option shows in the list of processes: the variable does not. */
function wanted({ values, messages }: CommandContext, name: string, variable: string): string {
  const value = values.get(name) ?? process.env[variable] ?? '';
  if (value === '')
    throw new WrongUsage(messages.t('cli.help.missingOption', { option: `--${name}`, variable }));
  return value;
}

const loginOf = (context: CommandContext) => ({
  user: wanted(context, 'user', 'WORDPRESS_USER'),
  password: wanted(context, 'app-password', 'WORDPRESS_APP_PASSWORD'),
});

function settingsOf({ values, switches }: CommandContext) {
  const given = {
    status: choiceOption(values, 'status', PUBLISH_STATUSES),
    postType: choiceOption(values, 'type', POST_TYPES),
    categoryMapping: choiceOption(values, 'categories', CATEGORY_MAPPINGS),
    seoPlugin: choiceOption(values, 'seo-plugin', SEO_PLUGINS),
    images: switches.has('no-images') ? 'none' : switches.has('images') ? 'always' : 'auto',
    scheduleInterval: numberOption(values, 'schedule-interval', 1, 168),
    batchSize: numberOption(values, 'batch-size', 1, 20),
    batchDelay: numberOption(values, 'batch-delay', 500, 10_000),
    maxRetries: numberOption(values, 'max-retries', 1, 10),
    snapshots: switches.has('no-snapshots') ? false : undefined,
    verification: switches.has('no-verification') ? false : undefined,
  };
  const read = publishSettingsSchema.safeParse(given);
  if (!read.success) throw new WrongUsage(`--${String(read.error.issues[0]?.path[0] ?? '')}`);
  return read.data;
}

function check({ output, messages }: CommandContext, connection: Connection) {
  const found = connectionFacts(connection);
  const params = { site: found.site, user: found.user, roles: found.roles.join(', ') };
  output.line(messages.t('cli.publish.connected', params));
  for (const right of found.missingRights)
    output.line(messages.t(`publishing.missingRights.${right}`, { user: found.user }));
  output.line(
    messages.t('cli.publish.meta', { keys: found.metaKeys.join(', ') || messages.t('cli.publish.none') }),
  );
  const plugins = found.seoPlugins.join(', ') || messages.t('cli.publish.none');
  output.line(
    found.companion === null
      ? messages.t('cli.publish.noCompanion')
      : messages.t('cli.publish.companion', { version: found.companion, plugins }),
  );
  if (found.plainPermalinks) output.line(messages.t('publishing.plainPermalinks'));
  return found;
}

async function publish(
  context: CommandContext,
  prepared: Awaited<ReturnType<typeof preparePublishing>>,
  ports: PublishPorts,
) {
  const { output, messages } = context;
  if (prepared.desired.demoPosts > 0) output.problem(messages.t('cli.generate.demo'));
  sayPlan(context, prepared.plan);
  if (context.switches.has('dry-run')) return planDocument(prepared.plan);
  const outcome = await run(context, prepared, ports);
  sayResults(context, outcome);
  sayNext(context, prepared, outcome.results);
  const document = publishDocument(outcome, messages);
  const failed = outcome.results.filter(({ status }) => status === 'error').length;
  if (failed === 0) return document;
  await output.document(document);
  throw new Fault('cli.posts-failed', { params: { failed, total: outcome.results.length } });
}

/** Where the posts are to be seen, and how the run is undone. */
function sayNext(
  { output, messages }: CommandContext,
  { connection, request: { settings } }: Awaited<ReturnType<typeof preparePublishing>>,
  results: readonly PublishResult[],
): void {
  if (!results.some(({ status }) => status === 'success')) return;
  const list = settings.postType === 'page' ? 'edit.php?post_type=page' : 'edit.php';
  output.line(messages.t('cli.publish.look', { address: `${connection.site.home}/wp-admin/${list}` }));
  if (settings.snapshots) output.line(messages.t('cli.publish.undo'));
}

/** What ends a run for all posts leaves some on the site: it says what can be done about them. Throws `cli.publishing-interrupted`. */
async function run(
  { output, messages, signal }: CommandContext,
  prepared: Awaited<ReturnType<typeof preparePublishing>>,
  ports: PublishPorts,
) {
  try {
    return await runPublishing(prepared, ports, {
      signal,
      onProgress: ({ stage, done, total }) =>
        output.progress(messages.t('cli.publish.progress', { stage, done, total })),
    });
  } catch (error) {
    const unfinished = (await ports.store.load())?.unfinished ?? null;
    if (unfinished === null) throw error;
    if (!(error instanceof Fault && error.code.startsWith('wordpress.'))) {
      output.problem(messages.t('cli.publish.interrupted'));
      throw error;
    }
    const reason = faultSentence(messages, toFaultShape(error));
    throw new Fault('cli.publishing-interrupted', { params: { reason } });
  }
}

async function rollBack(context: CommandContext, connection: Connection, ports: PublishPorts) {
  const { output, messages, switches, signal } = context;
  const prepared = await prepareRollback(connection, ports, signal);
  const { results, termsLeft, termsUsed, imagesLeft } = switches.has('dry-run')
    ? { results: [], termsLeft: [], termsUsed: [], imagesLeft: [] }
    : await runRollback(prepared, ports, { overwrite: switches.has('overwrite'), signal });
  const stays = { termsLeft, termsUsed, imagesLeft };
  const document = { ...rollbackDocument(prepared.plan, results, context.messages), ...stays };
  sayRollback(context, prepared.plan, { results, overwrite: switches.has('overwrite') });
  const terms = termsLeft.join(', ');
  if (terms !== '') output.problem(messages.t('cli.publish.rollback.termsLeft', { terms }));
  const used = termsUsed.join(', ');
  if (used !== '') output.problem(messages.t('cli.publish.rollback.termsUsed', { terms: used }));
  const images = imagesLeft.join(', ');
  if (images !== '') output.problem(messages.t('cli.publish.rollback.imagesLeft', { images }));
  const left = results.filter(({ status }) => status !== 'success').length;
  if (left === 0) return document;
  await output.document(document);
  throw new Fault('cli.rollback-incomplete', { params: { left, total: results.length } });
}
