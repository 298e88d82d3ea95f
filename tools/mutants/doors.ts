// Doors left open on purpose: who may come in, with what, and what a stranger can cost. Numbered as in docs/security.md.
import type { Mutant } from './list.ts';

const DOORS = ['apps/server/src/network-doors.test.ts'];
const BOUNDED = 'packages/kernel/src/bounded-fetch.ts';
const PUBLIC_FETCH = 'apps/server/src/platform/public-fetch.ts';
const SITE_CALL = 'apps/server/src/services/sites/check-site-call.ts';
const PROXY_TESTS = ['apps/server/src/functions/wp-proxy.test.ts'];
const SIGN_IN = 'apps/server/src/api/sign-in.ts';
const POLICY = 'apps/server/src/services/accounts/sign-up-policy.ts';
const POLICY_TESTS = ['apps/server/src/services/accounts/sign-up-policy.test.ts'];
const CODES = 'apps/server/src/services/accounts/one-time-codes.ts';
const ENVIRONMENT = 'apps/server/src/platform/environment.ts';
const ENVIRONMENT_TESTS = ['apps/server/src/platform/environment.test.ts'];
const USAGE = 'apps/server/src/services/usage/record-usage.ts';
const TEXT_TESTS = ['apps/server/src/services/text/text-functions.test.ts'];
const STATIC = 'apps/server/src/platform/static-files.ts';
const STATIC_TESTS = ['apps/server/src/platform/static-files.test.ts'];

export const DOORS_MUTANTS: readonly Mutant[] = [
  {
    name: '25: a site with one public address may have private ones beside it',
    file: PUBLIC_FETCH,
    find: 'found.some(({ address }) => isPrivateAddress(address))',
    replace: 'found.every(({ address }) => isPrivateAddress(address))',
    tests: PROXY_TESTS,
  },
  {
    name: '25: a name is looked up again when it is connected to (DNS rebinding)',
    file: PUBLIC_FETCH,
    find: '    lookup: checked,\n',
    replace: '',
    tests: PROXY_TESTS,
  },
  {
    name: '25: IPv6 addresses that stand for IPv4 ones are public',
    file: 'apps/server/src/platform/private-addresses.ts',
    find: "  ['2002::', 16],\n",
    replace: '',
    tests: PROXY_TESTS,
  },
  {
    name: '25: any route of a site is passed on',
    file: SITE_CALL,
    find: "if (known === undefined) return 'route';",
    replace: 'if (known === undefined) return null;',
    tests: PROXY_TESTS,
  },
  {
    name: '25: a parameter makes another method of a call',
    file: SITE_CALL,
    find: "if (!Object.keys(params).every((name) => PARAMETER.test(name))) return 'params';",
    replace: '',
    tests: PROXY_TESTS,
  },
  {
    name: '25: the REST base may be on another host',
    file: SITE_CALL,
    find: 'url.origin === home.origin && url.pathname.startsWith(folder)',
    replace: 'url.pathname.startsWith(folder)',
    tests: PROXY_TESTS,
  },
  {
    name: '25: pages of a site are passed on',
    file: 'apps/server/src/services/sites/passed-reply.ts',
    find: "if (target === 'home' || target === 'page') return",
    replace: "if (target === 'page') return",
    tests: PROXY_TESTS,
  },
  {
    name: '25: the log shows the login of a site',
    file: 'apps/server/src/platform/log.ts',
    find: "  'x-proxy-auth',\n",
    replace: '',
    tests: ['apps/server/src/platform/log.test.ts'],
  },
  {
    name: '1: another site may write here',
    file: 'apps/server/src/middleware/same-origin.ts',
    find: '!SAFE_METHODS.has(context.req.method) && !isOurs()',
    replace: 'SAFE_METHODS.size === 0 && !isOurs()',
    tests: DOORS,
  },
  {
    name: '1: any name reaches the server (DNS rebinding)',
    file: 'apps/server/src/middleware/known-host.ts',
    find: 'if (!isKnownHost(host, known))',
    replace: 'if (host === "" && !isKnownHost(host, known))',
    tests: DOORS,
  },
  {
    name: '4: a closed server takes sign-ups',
    file: POLICY,
    find: "if (deps.settings.signUp === 'closed') throw",
    replace: 'if (deps.settings.signUp === undefined) throw',
    tests: POLICY_TESTS,
  },
  {
    name: '4: the first account needs no setup code',
    file: POLICY,
    find: 'if (deps.setupCode !== null && !isSame(code, deps.setupCode))',
    replace: "if (deps.setupCode === '')",
    tests: POLICY_TESTS,
  },
  {
    name: '4: many first accounts at once all stay',
    file: POLICY,
    find: "if (made.role !== 'admin' && deps.settings.signUp !== 'open')",
    replace: "if (made.role === '')",
    tests: POLICY_TESTS,
  },
  {
    name: '4: an invite works for ever',
    file: CODES,
    find: 'delete from verification where "identifier" = $1 and "expiresAt" > now() returning',
    replace: 'delete from verification where "identifier" = $1 returning',
    tests: POLICY_TESTS,
  },
  {
    name: '4: an invite works twice',
    file: CODES,
    find: '`delete from verification where "identifier" = $1 and "expiresAt" > now() returning "value" as value, "expiresAt" as "expiresAt"`',
    replace:
      '`select "value" as value, "expiresAt" as "expiresAt" from verification where "identifier" = $1 and "expiresAt" > now()`',
    tests: POLICY_TESTS,
  },
  {
    name: '4: beyond this machine sign-up stays open',
    file: ENVIRONMENT,
    find: "signUp: set.signUp ?? (isExposed ? 'closed' : 'open'),",
    replace: "signUp: set.signUp ?? 'open',",
    tests: ENVIRONMENT_TESTS,
  },
  {
    name: '4: beyond this machine there is no cap',
    file: ENVIRONMENT,
    find: "(isExposed ? EXPOSED_DAILY_CAP_USD : 'none')",
    replace: "'none'",
    tests: ENVIRONMENT_TESTS,
  },
  {
    name: '4: calls under way do not count',
    file: USAGE,
    find: 'coalesce(cost_usd, reserved_usd)',
    replace: 'coalesce(cost_usd, 0)',
    tests: TEXT_TESTS,
  },
  {
    name: '4: two calls at once spend the same remainder',
    file: USAGE,
    find: " where user_id = $1 for update'",
    replace: " where user_id = $1'",
    tests: ['apps/server/src/services/usage/spending-at-once.test.ts'],
  },
  {
    name: '4: the cap is not asked',
    file: USAGE,
    find: 'if (call.onOperatorKey) await refuseAbove(',
    replace: 'if (dailyCapUsd === -1) await refuseAbove(',
    tests: TEXT_TESTS,
  },
  {
    name: '4: a model without a price runs on the operator’s key',
    file: 'apps/server/src/services/text/generate-text.ts',
    find: '  if (onOperatorKey) {\n',
    replace: "  if (onOperatorKey && model === '') {\n",
    tests: TEXT_TESTS,
  },
  {
    name: '5: a key follows a redirect',
    file: BOUNDED,
    find: "{ ...init, redirect: 'manual' }",
    replace: 'init',
    tests: ['packages/ai/src/providers/guarded-fetch.test.ts'],
  },
  {
    name: '8: a sign-in of megabytes is read',
    file: SIGN_IN,
    find: 'const MAX_BODY_BYTES = 16 * 1024;',
    replace: 'const MAX_BODY_BYTES = 16 * 1024 * 1024;',
    tests: DOORS,
  },
  {
    name: '13: tries that were refused count as failures',
    file: 'apps/server/src/services/accounts/limit-attempts.ts',
    find: ' && status !== 429;',
    replace: ';',
    tests: ['apps/server/src/services/accounts/limit-attempts.test.ts'],
  },
  {
    name: '14: other sessions outlive a changed password',
    file: 'apps/server/src/services/accounts/reset-password.ts',
    find: 'delete from session where "userId" = $1 and',
    replace: 'delete from session where "userId" = $1 and false and',
    tests: ['apps/server/src/services/accounts/sign-up-policy.test.ts'],
  },
  {
    name: '15: the session token is in replies that a page can read',
    file: SIGN_IN,
    find: "key === 'token' ? undefined : value",
    replace: "key === '' ? value : value",
    tests: DOORS,
  },
  {
    name: '20: nesting without end is walked',
    file: 'apps/server/src/middleware/read-json.ts',
    find: 'const MAX_DEPTH = 200;',
    replace: 'const MAX_DEPTH = 200_000;',
    tests: DOORS,
  },
  {
    name: '20: a NUL byte is our mistake',
    file: 'apps/server/src/store/database-fault.ts',
    find: 'if (UNSTORABLE.has(code)) return',
    replace: "if (code === '') return",
    tests: DOORS,
  },
  {
    name: '22: a name is as long as it likes',
    file: 'apps/server/src/services/accounts/check-credentials.ts',
    find: ' || trimmed.length > MAX_NAME_CHARACTERS',
    replace: '',
    tests: POLICY_TESTS,
  },
  {
    name: '22: an e-mail is as long as it likes',
    file: 'apps/server/src/services/accounts/check-credentials.ts',
    find: 'z.email().max(MAX_EMAIL_CHARACTERS)',
    replace: 'z.email()',
    tests: POLICY_TESTS,
  },
  {
    name: '22: blanks are a password',
    file: 'apps/server/src/services/accounts/check-credentials.ts',
    find: "  if (password.trim() === '') throw new Fault('server.password-blank');\n",
    replace: '',
    tests: POLICY_TESTS,
  },
  {
    name: '22: a static file is read again for each request',
    file: STATIC,
    find: 'if (known?.version === version) return known.file;',
    replace: '',
    tests: STATIC_TESTS,
  },
  {
    name: '22: a static file is compressed for each request',
    file: STATIC,
    find: '      compressed.set(encoding, running);\n',
    replace: '',
    tests: STATIC_TESTS,
  },
  {
    name: '22: hidden files are served',
    file: STATIC,
    find: " || segment.startsWith('.')",
    replace: '',
    tests: STATIC_TESTS,
  },
  {
    name: '22: a used reset code leaves the sessions',
    file: 'apps/server/src/services/accounts/reset-password.ts',
    find: '    await endSessions(client, taken.value);\n',
    replace: '',
    tests: POLICY_TESTS,
  },
  {
    name: '23: a setting is missing in the help',
    file: 'apps/server/src/settings-help.ts',
    find: 'const rows = VARIABLES.map((variable) => {\n    const { name,',
    replace: 'const rows = VARIABLES.slice(0, -1).map((variable) => {\n    const { name,',
    tests: ['apps/server/src/settings-help.test.ts'],
  },
  {
    name: '4: any date of a model costs what the model costs',
    file: 'packages/ai/src/models.ts',
    find: 'facts.snapshots?.includes(id)',
    replace: "facts.id === id.replace(/-[0-9]{4}-?[0-9]{2}-?[0-9]{2}$/, '')",
    tests: [...TEXT_TESTS, 'packages/ai/src/providers/demo-calls.test.ts'],
  },
  {
    name: '4: beside AUTH_SECRET nobody is admin',
    file: 'apps/server/src/compose.ts',
    find: 'const ownSecret = await openInstallation(pool);',
    replace: 'const ownSecret = authSecret ?? (await openInstallation(pool));',
    tests: POLICY_TESTS,
  },
  {
    name: 'built-in model: as many calls wait as come',
    file: 'apps/server/src/platform/local-model.ts',
    find: 'if (lane.waiting >= mostWaiting)',
    replace: 'if (mostWaiting < 0)',
    tests: ['apps/server/src/platform/local-model.test.ts'],
  },
  {
    name: 'built-in model: what was cancelled while it waited is begun',
    file: 'apps/server/src/platform/asked-thread.ts',
    find: 'if (signal?.aborted) throw',
    replace: 'if (signal === null) throw',
    tests: ['apps/server/src/platform/local-model.test.ts'],
  },
  {
    name: 'embeddings: more texts at once than the provider takes',
    file: 'apps/server/src/services/embeddings/embedding-function.ts',
    find: 'body.texts.length > textsPerCall(id)',
    replace: 'body.texts.length > 512 * textsPerCall(id)',
    tests: ['apps/server/src/services/embeddings/embedding-functions.test.ts'],
  },
  {
    name: 'built-in model: a thread that nobody asks stays',
    file: 'apps/server/src/platform/asked-thread.ts',
    find: 'this.waiting === 0 && idleMs !== undefined',
    replace: 'this.waiting < 0 && idleMs !== undefined',
    tests: ['apps/server/src/platform/local-model.test.ts'],
  },
  {
    name: 'built-in model: a thread that did not answer in time is asked again',
    file: 'apps/server/src/platform/asked-thread.ts',
    find: `      this.end();
      throw error;`,
    replace: `      throw error;`,
    tests: ['apps/server/src/services/research/page-reader.test.ts'],
  },
];
