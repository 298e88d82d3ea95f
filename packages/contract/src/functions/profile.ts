// Who is signed in, and what may an admin see of the others? (specification 3 §3 User profile, §6; decisions §3 Roles)
import * as z from 'zod/mini';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Bounds of specification 3 §5.8: daily 0 to 100, a request 0.001 to 1 US dollar; null sets no limit. */
const dailyBudget = z.nullable(z.number().check(z.gte(0), z.lte(100)));
const requestLimit = z.nullable(z.number().check(z.gte(0.001), z.lte(1)));

/** GET /api/profile. Field names are those of the specification's table. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  /** US dollars a day (UTC) and a call; null: no limit. A call that would break one is refused before it is sent. */
  daily_budget_usd: z.nullable(z.number()),
  request_limit_usd: z.nullable(z.number()),
});
export type Profile = z.infer<typeof profileSchema>;

/** PATCH /api/profile → the whole profile. */
export const profileChangeSchema = z.partial(
  z.object({
    full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    avatar_url: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(2_000))),
    daily_budget_usd: dailyBudget,
    request_limit_usd: requestLimit,
  }),
);
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** GET /api/admin/users?limit=&offset= (admin). */
export const userListSchema = z.object({ users: z.array(profileSchema), total: z.number() });
export type UserList = z.infer<typeof userListSchema>;

/** PATCH /api/admin/users/:id { role } (admin) → the profile; the last admin cannot become a user (409). */
export const roleChangeSchema = z.object({ role: z.enum(ROLES) });
