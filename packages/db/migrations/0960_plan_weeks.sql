-- Runs over several days, which give each order its day.
create table public.week_plans (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  first_date date not null,
  days smallint not null,
  status text not null default 'queued',
  moves_freely boolean not null default false,
  seed integer not null default 1,
  time_limit_seconds real not null,
  stop_requested boolean not null default false,
  is_restarted boolean not null default false,
  progress jsonb not null default '{}',
  result jsonb,
  error text,
  created_by uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint week_plans_pkey primary key (tenant_id, id),
  constraint week_plans_first_date_check check (app.is_usable_day(first_date)),
  constraint week_plans_days_check check (days between 1 and 7),
  constraint week_plans_status_check check (status in ('queued', 'running', 'done', 'stopped', 'failed')),
  constraint week_plans_progress_check check (app.is_json(progress, 'object', 2000)),
  constraint week_plans_result_check check (app.is_json(result, 'object', 20000)),
  constraint week_plans_error_check check (length(error) <= 500)
);
comment on table public.week_plans is 'A run over several days that proposes a day for each order. `result` holds figures by day: with every order on its day, and as proposed.';
comment on column public.week_plans.moves_freely is 'Orders without a last day may move to every day of the period.';
create index week_plans_waiting on public.week_plans (tenant_id, id) where status in ('queued', 'running');

create table public.week_plan_orders (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  week_plan_id uuid not null,
  order_id uuid not null,
  date date not null,
  last_date date,
  version integer not null,
  on_date date not null,
  earliest date not null,
  latest date not null,
  held text,
  is_planning boolean not null default true,
  proposed_date date,
  problem text,
  accepted_at timestamptz,
  undone_at timestamptz,
  constraint week_plan_orders_pkey primary key (tenant_id, week_plan_id, order_id),
  constraint week_plan_orders_plan_fkey foreign key (tenant_id, week_plan_id) references public.week_plans (tenant_id, id) on delete cascade,
  constraint week_plan_orders_order_fkey foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete cascade,
  constraint week_plan_orders_held_check check (held in ('recipient', 'promised', 'linked', 'locked', 'not_chosen', 'one_day')),
  constraint week_plan_orders_span_check check (earliest <= on_date and on_date <= latest),
  constraint week_plan_orders_problem_check check (length(problem) <= 1000)
);
comment on table public.week_plan_orders is 'Orders of a week plan: their day before it, the days they may have, and the proposed one.';
comment on column public.week_plan_orders.date is 'With last_date and version: the order when the run was requested.';
comment on column public.week_plan_orders.on_date is 'Its day within the period if it does not move.';
comment on column public.week_plan_orders.held is 'Why it keeps its day; null: it may move.';
comment on column public.week_plan_orders.problem is 'Why no day of the proposal serves it. It keeps its day.';
create index week_plan_orders_by_order on public.week_plan_orders (tenant_id, order_id);
-- One running week plan for an order.
create unique index week_plan_orders_once on public.week_plan_orders (tenant_id, order_id) where is_planning;
