-- What following a day needs to remember: how far a route's fixes are understood, which came late, who was told.

-- Counts fixes that came after a newer one: a route whose count has grown is counted again from its first fix.
alter table public.vehicle_positions add column late_count bigint not null default 0;
comment on column public.vehicle_positions.late_count is 'Fixes that came in after a newer one had.';

create table app.route_memories (
  tenant_id uuid not null,
  route_id uuid not null,
  version int not null default 1,
  memory jsonb not null,
  late_count bigint not null default 0,
  last_fix_at timestamptz,
  last_fix_received_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, route_id),
  foreign key (tenant_id, route_id) references public.routes (tenant_id, id) on delete cascade
);
comment on table app.route_memories is 'What the fixes of a route have told so far; `version` lets one of two workers win.';
call app.protect_platform_table('app.route_memories');

alter table public.deliveries add column driver_near_at timestamptz, add column near_told_at timestamptz;
comment on column public.deliveries.driver_near_at is 'When the driver came within DRIVER_NEAR_MINUTES, on the day''s own clock.';
comment on column public.deliveries.near_told_at is 'When the recipient was told so, once.';
create index deliveries_to_tell on public.deliveries (tenant_id, id) where driver_near_at is not null and near_told_at is null;
create index routes_running on public.routes (tenant_id, vehicle_id, depart_at) where status in ('dispatched', 'started');
