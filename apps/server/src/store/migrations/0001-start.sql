-- Accounts: tables and column names are those of better-auth with its admin plugin.
create table "user" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null default false,
  "image" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "role" text not null default 'user' check ("role" in ('user', 'admin')),
  "banned" boolean not null default false,
  "banReason" text,
  "banExpires" timestamptz
);

create table "session" (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "user" ("id") on delete cascade,
  "impersonatedBy" text
);
create index session_by_user on "session" ("userId");

create table "account" (
  "id" text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index account_by_user on "account" ("userId");

create table "verification" (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier on "verification" ("identifier");

-- One row: what belongs to the installation as a whole.
create table installation (
  only_row boolean primary key default true check (only_row),
  auth_secret text not null,
  first_user_id text
);

-- What an account may spend, US dollars; null: no limit.
create table spending_limits (
  user_id text primary key references "user" ("id") on delete cascade,
  daily_budget_usd double precision check (daily_budget_usd >= 0),
  request_limit_usd double precision check (request_limit_usd > 0)
);

-- The profile record of the specification (3, section 3): a view, so that each of its fields stands in one place.
create view profiles as
  select u."id" as id, u."email" as email, u."role" as role, u."name" as full_name, u."image" as avatar_url,
    u."createdAt" as created_at, l.daily_budget_usd, l.request_limit_usd
  from "user" u join spending_limits l on l.user_id = u."id";

-- The first account of an installation is its admin. Two sign-ups at once: the second waits at the row, then sees it taken.
create function first_user_is_admin() returns trigger language plpgsql as $$
begin
  update installation set first_user_id = new."id" where first_user_id is null;
  if found then
    new."role" := 'admin';
  end if;
  return new;
end $$;
create trigger user_first_is_admin before insert on "user" for each row execute function first_user_is_admin();

create function create_spending_limits() returns trigger language plpgsql as $$
begin
  insert into spending_limits (user_id) values (new."id");
  return new;
end $$;
create trigger user_has_spending_limits after insert on "user"
  for each row execute function create_spending_limits();

-- Attempts at signing in or up, counted in windows, so that several servers count together. `bucket` is a digest.
create table attempts (
  bucket text primary key,
  count integer not null,
  window_ends timestamptz not null
);

create table projects (
  id text primary key,
  owner_id text not null references "user" ("id") on delete cascade,
  name text not null,
  revision integer not null default 1,
  sequence bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_owner on projects (owner_id, updated_at desc);

-- A part of a project: `body` for JSON kinds (json keeps the text as it was sent), `bytes` for binary columns, neither: deleted.
create table project_records (
  project_id text not null references projects (id) on delete cascade,
  kind text not null,
  key text not null,
  revision integer not null,
  sequence bigint not null,
  body json,
  bytes bytea,
  updated_at timestamptz not null default now(),
  primary key (project_id, kind, key)
);
create index project_records_sequence on project_records (project_id, sequence);
alter table project_records alter column bytes set storage external;

-- Every call to a provider. `running` rows hold the estimate, so that calls under way count against the budget.
create table usage (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  provider text not null,
  model text not null,
  task text not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cost_usd double precision not null default 0,
  latency_ms integer,
  outcome text not null,
  created_at timestamptz not null default now()
);
create index usage_user_time on usage (user_id, created_at desc);

-- Replies of paid calls under their idempotency key. `lease_until`: a running call whose server died is free again after it.
create table call_replies (
  user_id text not null references "user" ("id") on delete cascade,
  key text not null,
  request_hash text not null,
  state text not null check (state in ('running', 'done')),
  holder text not null,
  lease_until timestamptz not null,
  reply json,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index call_replies_created on call_replies (created_at);
