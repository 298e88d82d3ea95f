import {
  errorReplySchema,
  profileChangeSchema,
  profileSchema,
  roleChangeSchema,
  userListSchema,
} from '@silosmith/contract';
import * as z from 'zod';
import { type Route, userRoute } from '../route.ts';
import { changeRole } from '../services/accounts/change-role.ts';
import { changeProfile, listProfiles, readProfile } from '../services/accounts/profile.ts';

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

export const accountRoutes: readonly Route[] = [
  userRoute({
    method: 'GET',
    path: '/api/profile',
    summary: 'Your profile, with role and budgets.',
    access: 'user',
    replies: { 200: profileSchema, 401: errorReplySchema },
    handle: async ({ deps, user, context }) => context.json(await readProfile(deps.database.pool, user.id)),
  }),
  userRoute({
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Changes your name, picture or budgets.',
    access: 'user',
    body: profileChangeSchema,
    replies: { 200: profileSchema, 400: errorReplySchema },
    handle: async ({ deps, user, body, context }) =>
      context.json(await changeProfile(deps.database.pool, user.id, body)),
  }),
  userRoute({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All accounts, the oldest first.',
    access: 'admin',
    query: pageSchema,
    replies: { 200: userListSchema, 403: errorReplySchema },
    handle: async ({ deps, query, context }) => context.json(await listProfiles(deps.database.pool, query)),
  }),
  userRoute({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    summary: 'Makes an account admin or user; the last admin stays one.',
    access: 'admin',
    body: roleChangeSchema,
    replies: { 200: profileSchema, 403: errorReplySchema, 404: errorReplySchema, 409: errorReplySchema },
    handle: async ({ deps, body, param, context }) =>
      context.json(await changeRole(deps.database.pool, param('id'), body.role)),
  }),
];
