// All routes of the API: registered, and documented at /api/openapi.json and /api/reference.
import type { Route } from '../route.ts';
import { accountRoutes } from './accounts.ts';
import { projectRoutes } from './projects.ts';
import { recordRoutes } from './records.ts';
import { signUpRoutes } from './sign-up.ts';
import { usageRoutes } from './usage.ts';

export const API_ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...projectRoutes,
  ...recordRoutes,
  ...signUpRoutes,
  ...usageRoutes,
];
