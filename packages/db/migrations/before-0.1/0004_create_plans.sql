-- What is planned: a run of the planner and its proposal, replaced as a whole.

create table public.plans (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  date date not null,
  depot_id uuid,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'stopped', 'failed', 'dispatched')),
  objective text not null default 'cost' check (objective in ('cost', 'vehicles', 'balance')),
  seed int not null default 1,
  time_limit_seconds real not null default 10,
  vehicle_ids uuid[],
  order_ids uuid[],
  stop_requested boolean not null default false,
  progress jsonb not null default '{}',
  orders_fingerprint text,
  cost double precision,
  distance_metres bigint not null default 0,
  duration_seconds bigint not null default 0,
  drive_seconds bigint not null default 0,
  wait_seconds bigint not null default 0,
  route_count int not null default 0,
  stop_count int not null default 0,
  unserved_count int not null default 0,
  baseline_distance_metres bigint,
  on_roads boolean not null default true,
  error text,
  created_by uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  dispatched_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, depot_id) references public.depots (tenant_id, id)
);
create index plans_by_date on public.plans (tenant_id, date, created_at desc);
comment on table public.plans is 'One optimisation run and its proposal. vehicle_ids and order_ids null mean all active vehicles and all open orders of the day.';
create trigger touch before update on public.plans for each row execute function app.touch();
call app.protect_tenant_table('public.plans', false);

create table public.plan_routes (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  plan_id uuid not null,
  number int not null,
  vehicle_id uuid not null,
  driver_id uuid,
  depart_at timestamptz not null,
  return_at timestamptz not null,
  distance_metres int not null,
  duration_seconds int not null,
  drive_seconds int not null,
  service_seconds int not null,
  wait_seconds int not null,
  load_packages int not null,
  load_grams bigint not null,
  legs text[] not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, plan_id, number),
  foreign key (tenant_id, plan_id) references public.plans (tenant_id, id) on delete cascade,
  foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id),
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id)
);
comment on table public.plan_routes is 'A vehicle''s day as proposed. `legs` holds one encoded polyline (precision 5) a leg, depot legs first and last.';
call app.protect_tenant_table('public.plan_routes', false);

create table public.plan_stops (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  plan_id uuid not null,
  plan_route_id uuid not null,
  order_id uuid not null,
  sequence int not null,
  arrive_at timestamptz not null,
  service_at timestamptz not null,
  depart_at timestamptz not null,
  wait_seconds int not null default 0,
  late_seconds int not null default 0,
  leg_distance_metres int not null,
  leg_duration_seconds int not null,
  primary key (tenant_id, plan_id, order_id),
  unique (tenant_id, plan_route_id, sequence),
  foreign key (tenant_id, plan_id) references public.plans (tenant_id, id) on delete cascade,
  foreign key (tenant_id, plan_route_id) references public.plan_routes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references public.orders (tenant_id, id)
);
comment on table public.plan_stops is 'One stop of a proposed route.';
call app.protect_tenant_table('public.plan_stops', false);

create table public.plan_unserved (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  plan_id uuid not null,
  order_id uuid not null,
  reason text not null,
  message text not null,
  fix text,
  primary key (tenant_id, plan_id, order_id),
  foreign key (tenant_id, plan_id) references public.plans (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references public.orders (tenant_id, id)
);
comment on table public.plan_unserved is 'What a plan could not serve, with the reason and the smallest change that would.';
call app.protect_tenant_table('public.plan_unserved', false);
