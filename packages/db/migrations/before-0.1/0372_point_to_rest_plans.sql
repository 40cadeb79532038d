-- A plan of which some routes were dispatched says where the others went.
alter table public.plans add column rest_plan_id uuid;
comment on column public.plans.rest_plan_id is 'The plan of the routes and orders that a dispatch of some routes left for later. No foreign key: that plan may be deleted.';
