import * as z from 'zod/mini';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Budget bounds in US dollars: 0 to 100 per day, 0.001 to 1 per request; null: no limit. */
const dailyBudget = z.nullable(z.number().check(z.gte(0), z.lte(100)));
const requestLimit = z.nullable(z.number().check(z.gte(0.001), z.lte(1)));

/** GET /api/profile. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  /** US dollars per day (UTC) and per call; null: no limit. A call that could exceed one is refused before it is sent. */
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
