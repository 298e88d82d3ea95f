import { errorReplySchema, inviteSchema, signUpStateSchema } from '@silosmith/contract';
import { openRoute, type Route, userRoute } from '../route.ts';
import { issueInvite } from '../services/accounts/issue-invite.ts';
import { signUpState } from '../services/accounts/sign-up-policy.ts';

export const signUpRoutes: readonly Route[] = [
  openRoute({
    method: 'GET',
    path: '/api/sign-up',
    summary: 'What a sign-up is asked for: nothing (open), the setup code, an invite; or closed.',
    access: 'open',
    replies: { 200: signUpStateSchema },
    async handle({ deps, context }) {
      context.header('Cache-Control', 'no-store');
      return context.json({ signUp: await signUpState(deps) });
    },
  }),
  userRoute({
    method: 'POST',
    path: '/api/admin/invites',
    summary: 'A code that lets one person make an account, where SIGN_UP is invite. It is shown this once.',
    access: 'admin',
    replies: { 201: inviteSchema, 403: errorReplySchema, 409: errorReplySchema },
    handle: async ({ deps, context }) => context.json(await issueInvite(deps), 201),
  }),
];
