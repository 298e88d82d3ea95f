import {
  createProjectRequestSchema,
  errorReplySchema,
  projectConflictSchema,
  projectListSchema,
  projectSummarySchema,
  renameProjectRequestSchema,
} from '@silosmith/contract';
import { Fault, toFaultShape } from '@silosmith/kernel';
import { errorReply } from '../middleware/error-reply.ts';
import { type Route, userRoute } from '../route.ts';
import { createProject } from '../services/projects/create-project.ts';
import { deleteProject } from '../services/projects/delete-project.ts';
import { listProjects } from '../services/projects/list-projects.ts';
import { readProject } from '../services/projects/read-project.ts';
import { renameProject } from '../services/projects/rename-project.ts';

export const projectRoutes: readonly Route[] = [
  userRoute({
    method: 'GET',
    path: '/api/projects',
    summary: 'Your projects, the newest change first.',
    access: 'user',
    replies: { 200: projectListSchema },
    handle: async ({ deps, user, context }) =>
      context.json({ projects: await listProjects(deps.database.pool, user.id) }),
  }),
  userRoute({
    method: 'POST',
    path: '/api/projects',
    summary:
      'Creates a project. A repeated request with the same id answers 200 with the project that exists.',
    access: 'user',
    body: createProjectRequestSchema,
    replies: { 200: projectSummarySchema, 201: projectSummarySchema, 409: errorReplySchema },
    async handle({ deps, user, body, context }) {
      const project = { id: body.id ?? deps.chance.id(), name: body.name };
      const { summary, created } = await createProject(deps.database.pool, user.id, project);
      return context.json(summary, created ? 201 : 200);
    },
  }),
  userRoute({
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'One project.',
    access: 'user',
    replies: { 200: projectSummarySchema, 404: errorReplySchema },
    handle: async ({ deps, user, param, context }) =>
      context.json(await readProject(deps.database.pool, user.id, param('id'))),
  }),
  userRoute({
    method: 'PATCH',
    path: '/api/projects/:id',
    summary: 'Renames a project over the revision you last saw.',
    access: 'user',
    body: renameProjectRequestSchema,
    replies: { 200: projectSummarySchema, 404: errorReplySchema, 409: projectConflictSchema },
    async handle({ deps, user, body, param, context }) {
      const { summary, renamed } = await renameProject(deps.database.pool, user.id, param('id'), body);
      if (renamed) return context.json(summary);
      const { error } = errorReply(toFaultShape(new Fault('server.stale-revision')), deps.messages);
      return context.json({ error, yours: body, theirs: summary }, 409);
    },
  }),
  userRoute({
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Deletes a project with all its records.',
    access: 'user',
    replies: { 204: null },
    async handle({ deps, user, param, context }) {
      await deleteProject(deps.database.pool, user.id, param('id'));
      return context.body(null, 204);
    },
  }),
];
