// What is a route? Method, path, who may call it, what it takes and answers: registered, checked and documented from one value.
import { Fault } from '@silosmith/kernel';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Dependencies } from './dependencies.ts';
import { type Access, requireUser, type SignedInUser } from './middleware/session.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

/** What a handler is given. `user` of an open route is null. */
export interface Call<Body, Query, User> {
  readonly deps: Dependencies;
  readonly user: User;
  readonly body: Body;
  readonly query: Query;
  /** A parameter of the path, decoded. */
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

async function callOf<B extends z.$ZodType, Q extends z.$ZodType, User>(
  definition: Definition<B, Q, User>,
  deps: Dependencies,
  context: Context,
  user: User,
): Promise<Call<z.output<B>, z.output<Q>, User>> {
  return {
    deps,
    user,
    context,
    // Without a schema the handler's type is undefined, which is what stands here then.
    body: (definition.body ? check(definition.body, await readJson(context)) : undefined) as z.output<B>,
    query: (definition.query ? check(definition.query, context.req.query()) : undefined) as z.output<Q>,
    param(name) {
      return context.req.param(name) ?? '';
    },
  };
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new Fault('server.invalid-json');
    throw error;
  }
}

/** Throws `server.invalid-request` { field } for the first field that does not fit. */
function check<S extends z.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'body';
  throw new Fault('server.invalid-request', { params: { field } });
}

export function registerRoute(app: Hono, route: Route, deps: Dependencies): void {
  const maxSize = route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Fault('server.too-large', { params: { maxMegabytes: Math.round(maxSize / 2 ** 20) } });
    },
  });
  app.on(route.method, route.path, limit, (context) => route.run(deps, context));
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
