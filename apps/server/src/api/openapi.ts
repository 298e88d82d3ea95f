// The OpenAPI 3.1 document, derived from the routes, and the script-free page that shows it.
import * as z from 'zod/v4/core';
import type { Route } from '../route.ts';
import { AUTH_CALLS } from './sign-in-calls.ts';

type Json = Readonly<Record<string, unknown>>;

/** OpenAPI path of a Hono path: `:id` becomes `{id}`. */
const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function schemaOf(schema: z.$ZodType): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return json;
}

function parametersOf(route: Omit<Route, 'run'>): Json[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query: z.JSONSchema.JSONSchema = route.query ? z.toJSONSchema(route.query, { io: 'input' }) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  const inHeader = (route.headers ?? []).map(({ name, summary }) => ({
    name,
    in: 'header',
    required: false,
    description: summary,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function operationOf(route: Omit<Route, 'run'>): Json {
  const takes = route.body ?? route.sends;
  const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return {
    summary: route.summary,
    parameters: parametersOf(route),
    ...(takes
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(takes) }, ...(route.binary ? binary : {}) },
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(route.replies).map(([status, schema]) => [
        status,
        {
          description: Number(status) < 400 ? 'Done.' : 'Refused.',
          ...(schema
            ? {
                content: {
                  'application/json': { schema: schemaOf(schema) },
                  ...(route.binary && route.method === 'GET' && status === '200' ? binary : {}),
                },
              }
            : {}),
        },
      ]),
    ),
    security: route.access === 'open' ? [] : [{ bearer: [] }, { cookie: [] }],
  };
}

/** The whole document. */
export function openApiDocument(routes: readonly Omit<Route, 'run'>[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of [...AUTH_CALLS, ...routes]) {
    const path = openApiPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Silosmith', version, license: { name: 'GPL-3.0-or-later' } },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'silosmith.session_token' },
      },
    },
  };
}
