-- A plan is edited by hand: names, versions, locks, a vehicle's day as changed for the plan, and what each route costs and breaks.

alter table public.plans
  add column name text check (length(trim(name)) between 1 and 60),
  add column version int not null default 1,
  add column base_plan_id uuid,
  add column rules jsonb not null default '{}' check (app.is_json(rules, 'object', 2000)),
  add column adjustments jsonb not null default '[]' check (app.is_json(adjustments, 'array', 200000)),
  add column locked_orders uuid[] not null default '{}' check (cardinality(locked_orders) <= 20000),
  add column locked_vehicles uuid[] not null default '{}' check (cardinality(locked_vehicles) <= 2000),
  add column locks_changed_at timestamptz,
  add column late_count int not null default 0;
comment on column public.plans.version is 'Counts changes of the proposal by hand. Who edits an older version than this is told.';
comment on column public.plans.base_plan_id is 'The plan it was copied from, or whose locks and adjustments its run kept. No foreign key: that plan may be deleted.';
comment on column public.plans.rules is 'Limits of the run beside those of the vehicles: maxSeconds, maxStops, notBefore (local clock).';
comment on column public.plans.adjustments is 'Vehicles'' days as changed for this plan alone: driver, start, end, limits, capacity, skills.';
comment on column public.plans.locks_changed_at is 'When the locks were last set by hand: a run that names no plan keeps those of the day''s last.';

alter table public.plan_routes
  add column cost double precision,
  add column violations jsonb not null default '[]' check (app.is_json(violations, 'array', 200000));
comment on column public.plan_routes.violations is 'Rules that the route breaks, each with its amount; empty unless it was changed by hand.';
