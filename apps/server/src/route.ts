// A route as a value: method, path, access, input and output. Registration, checks and documentation follow from it.
import { Fault } from '@silosmith/kernel';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/v4/core';
import type { Dependencies } from './dependencies.ts';
import { checkFields, limitBody, parseJson } from './middleware/read-json.ts';
import { type Access, requireUser, type SignedInUser } from './middleware/session.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

/** What a handler is given. `user` of an open route is null. */
export interface Call<Body, Query, User> {
  readonly deps: Dependencies;
  readonly user: User;
  readonly body: Body;
  readonly query: Query;
  /** A parameter of the path, decoded. Throws `server.invalid-request` for one that no row can have. */
  param(name: string): string;
  readonly context: Context;
}

interface RouteFacts {
  readonly method: Method;
  /** Hono path, parameters as `:name`. */
  readonly path: string;
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly access: Access;
  readonly maxBodyBytes?: number;
  /** Schema of the JSON reply by status; null: no body, or one that is not JSON. */
  readonly replies: Readonly<Record<number, z.$ZodType | null>>;
  /** Takes or answers bytes instead of JSON, beside what `body` says. */
  readonly binary?: boolean;
  /** Documents a JSON body that the handler reads itself. */
  readonly sends?: z.$ZodType;
  readonly headers?: readonly { readonly name: string; readonly summary: string }[];
}

export interface Route extends RouteFacts {
  readonly body?: z.$ZodType;
  readonly query?: z.$ZodType;
  run(deps: Dependencies, context: Context): Promise<Response>;
}

interface Definition<B extends z.$ZodType, Q extends z.$ZodType, User> extends RouteFacts {
  readonly body?: B;
  readonly query?: Q;
  handle(call: Call<z.output<B>, z.output<Q>, User>): Promise<Response> | Response;
}

/** A route for signed-in users (or admins). */
export function userRoute<B extends z.$ZodType = z.$ZodUndefined, Q extends z.$ZodType = z.$ZodUndefined>(
  definition: Definition<B, Q, SignedInUser> & { readonly access: 'user' | 'admin' },
): Route {
  return {
    ...definition,
    async run(deps, context) {
      const user = await requireUser(deps.auth, context.req.raw.headers, definition.access);
      return definition.handle(await callOf(definition, deps, context, user));
    },
  };
}

/** A route that anyone may call. */
export function openRoute<B extends z.$ZodType = z.$ZodUndefined, Q extends z.$ZodType = z.$ZodUndefined>(
  definition: Definition<B, Q, null> & { readonly access: 'open' },
): Route {
  return {
    ...definition,
    run: async (deps, context) => definition.handle(await callOf(definition, deps, context, null)),
  };
}

/** Who calls is known before the first byte of the body is taken. */
async function callOf<B extends z.$ZodType, Q extends z.$ZodType, User>(
  definition: Definition<B, Q, User>,
  deps: Dependencies,
  context: Context,
  user: User,
): Promise<Call<z.output<B>, z.output<Q>, User>> {
  await limitBody(context, definition.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
  return {
    deps,
    user,
    context,
    // Without a schema the handler's type is undefined, and so is the value.
    body: (definition.body
      ? checkFields(definition.body, parseJson(await context.req.text()))
      : undefined) as z.output<B>,
    query: (definition.query ? checkFields(definition.query, context.req.query()) : undefined) as z.output<Q>,
    param(name) {
      const value = context.req.param(name) ?? '';
      if (value.includes('\0')) throw new Fault('server.invalid-request', { params: { field: name } });
      return value;
    },
  };
}

export function registerRoute(app: Hono, route: Route, deps: Dependencies): void {
  app.on(route.method, route.path, (context) => route.run(deps, context));
}

/** A known path with a method that it does not take: `server.method-not-allowed`. Register it after the routes. */
export function refuseOtherMethods(app: Hono, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      throw new Fault('server.method-not-allowed', { params: { methods: methods.join(', ') } });
    });
  }
}
