-- Which page of which project a call was made for; null where a call belongs to no page. Neither is a reference: usage outlives both.
alter table usage add column project_id text;
alter table usage add column page_id text;
