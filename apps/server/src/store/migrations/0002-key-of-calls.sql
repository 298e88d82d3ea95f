-- What a call can cost at most, beside what it did cost: null where that is not known. A budget counts what is known, else the most.
alter table usage add column reserved_usd double precision not null default 0;
update usage set reserved_usd = cost_usd;
alter table usage alter column cost_usd drop not null;
alter table usage alter column cost_usd drop default;
-- Calls on a key of the operator count against DAILY_CAP_USD, which no user can raise.
alter table usage add column on_operator_key boolean not null default false;
