// /api/reference: the calls as a plain page of our own, without scripts or foreign resources.
import type { Messages } from '@silosmith/messages';
import { html } from 'hono/html';
import * as z from 'zod/v4/core';
import type { Route } from '../route.ts';
import { AUTH_CALLS } from './sign-in-calls.ts';

type DescribedCall = Omit<Route, 'run'>;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}
h2{font-size:1rem;font-family:ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}
p{margin:.25rem 0}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:.25rem;font-size:.8rem}`;

const shown = (schema: z.$ZodType): string => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return JSON.stringify(json, null, 2);
};

function section(route: DescribedCall, messages: Messages) {
  const takes = route.body ?? route.sends ?? route.query;
  const answer = Object.entries(route.replies).find(
    ([status, schema]) => Number(status) < 300 && schema,
  )?.[1];
  return html`<section>
    <h2>${route.method} ${route.path}</h2>
    <p>${route.summary} ${messages.t(`server.reference.access.${route.access}`)}</p>
    ${(route.headers ?? []).map(({ name, summary }) => html`<p><code>${name}</code>: ${summary}</p>`)}
    ${takes ? html`<details><summary>${messages.t('server.reference.takes')}</summary><pre>${shown(takes)}</pre></details>` : ''}
    ${answer ? html`<details><summary>${messages.t('server.reference.answers')}</summary><pre>${shown(answer)}</pre></details>` : ''}
  </section>`;
}

export function referencePage(routes: readonly DescribedCall[], messages: Messages) {
  return html`<!doctype html>
<html lang="${messages.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <title>${messages.t('server.reference.title')}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <h1>${messages.t('server.reference.title')}</h1>
    <p>${messages.t('server.reference.intro')} <a href="/api/openapi.json">/api/openapi.json</a></p>
    ${[...AUTH_CALLS, ...routes].map((route) => section(route, messages))}
  </main>
</body>
</html>`;
}
