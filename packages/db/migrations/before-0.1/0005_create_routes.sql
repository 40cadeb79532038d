-- What happens: dispatched routes and stops, positions as they come in.

create table public.routes (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  plan_id uuid,
  date date not null,
  number int not null,
  vehicle_id uuid not null,
  driver_id uuid,
  depot_id uuid not null,
  status text not null default 'dispatched' check (status in ('dispatched', 'started', 'finished', 'cancelled')),
  depart_at timestamptz not null,
  return_at timestamptz not null,
  eta_return_at timestamptz,
  drift_seconds int not null default 0,
  distance_metres int not null,
  duration_seconds int not null,
  load_packages int not null default 0,
  load_grams bigint not null default 0,
  legs text[] not null default '{}',
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references public.plans (tenant_id, id),
  foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id),
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id),
  foreign key (tenant_id, depot_id) references public.depots (tenant_id, id)
);
create unique index routes_one_a_day on public.routes (tenant_id, vehicle_id, date) where status in ('dispatched', 'started');
create index routes_by_date on public.routes (tenant_id, date, number);
create index routes_by_driver on public.routes (tenant_id, driver_id, date);
comment on table public.routes is 'A vehicle''s day as dispatched. One that runs a vehicle and day.';
create trigger touch before update on public.routes for each row execute function app.touch();
call app.protect_tenant_table('public.routes', false);

create table public.stops (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  route_id uuid not null,
  order_id uuid not null,
  delivery_id uuid not null,
  sequence int not null,
  status text not null default 'pending' check (status in ('pending', 'arrived', 'served', 'failed', 'skipped')),
  lat double precision not null,
  lng double precision not null,
  planned_arrive_at timestamptz not null,
  planned_service_at timestamptz not null,
  planned_depart_at timestamptz not null,
  service_seconds int not null,
  leg_distance_metres int not null,
  leg_duration_seconds int not null,
  promised_from timestamptz,
  promised_to timestamptz,
  eta_at timestamptz,
  late_seconds int not null default 0,
  arrived_at timestamptz,
  departed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, route_id, sequence) deferrable initially immediate,
  foreign key (tenant_id, route_id) references public.routes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references public.orders (tenant_id, id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id)
);
create unique index stops_one_live_an_order on public.stops (tenant_id, order_id) where status in ('pending', 'arrived', 'served');
create index stops_by_delivery on public.stops (tenant_id, delivery_id);
comment on table public.stops is 'One stop of a dispatched route: planned, promised, forecast and true times.';
create trigger touch before update on public.stops for each row execute function app.touch();
call app.protect_tenant_table('public.stops', false);

-- A driver sees the own routes, their stops, orders, recipients and addresses; nothing of others.
-- Definer: policies on routes that read drivers and policies on orders that read stops would call each other.
create function app.drives_route(target_tenant uuid, target_route uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where r.tenant_id = target_tenant and r.id = target_route and d.user_id = app.user_id()
      and r.tenant_id = app.tenant_id() and r.status <> 'cancelled')
$$;
create function app.drives_order(target_tenant uuid, target_order uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stops s where s.tenant_id = target_tenant and s.order_id = target_order
    and app.drives_route(s.tenant_id, s.route_id))
$$;
create policy driver_reads on public.routes for select to authenticated using (app.drives_route(tenant_id, id));
create policy driver_reads on public.stops for select to authenticated using (app.drives_route(tenant_id, route_id));
create policy driver_reads on public.orders for select to authenticated
  using ((select app.member_role()) = 'driver' and app.drives_order(tenant_id, id));
create policy driver_reads on public.deliveries for select to authenticated
  using ((select app.member_role()) = 'driver' and app.drives_order(tenant_id, order_id));
create policy driver_reads on public.recipients for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select 1 from public.orders o
    where o.tenant_id = recipients.tenant_id and o.recipient_id = recipients.id));
create policy driver_reads on public.addresses for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select 1 from public.orders o
    where o.tenant_id = addresses.tenant_id and o.address_id = addresses.id));
create policy driver_reads on public.vehicles for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and exists (select 1 from public.routes r where r.tenant_id = vehicles.tenant_id and r.vehicle_id = vehicles.id));
create policy driver_reads on public.depots for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id()));

create table public.positions (
  tenant_id uuid not null,
  vehicle_id uuid not null,
  fix_time timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  speed_mps real,
  heading real,
  accuracy_metres real,
  source text not null check (source in ('driver', 'osmand', 'owntracks')),
  event_id text,
  received_at timestamptz not null default now(),
  primary key (tenant_id, vehicle_id, fix_time)
) partition by range (fix_time);
create table public.positions_rest partition of public.positions default;
comment on table public.positions is 'Every fix, by the device''s own time; one a vehicle and instant, so that a repeated batch changes nothing. Partitioned by day.';
call app.protect_tenant_table('public.positions', false);
call app.protect_tenant_table('public.positions_rest', false);

-- Makes the partition of a day (UTC). Called by the daily job for the days ahead; the default partition catches the rest.
create function app.ensure_positions_partition(day date) returns void
language plpgsql security definer set search_path = '' as $$
declare name text := 'positions_' || to_char(day, 'YYYYMMDD');
begin
  if to_regclass('public.' || name) is not null then return; end if;
  if exists (select 1 from public.positions_rest where fix_time >= day and fix_time < day + 1) then return; end if;
  execute format('create table public.%I partition of public.positions for values from (%L) to (%L)', name, day, day + 1);
  execute format('call app.protect_tenant_table(%L, false)', 'public.' || name);
end $$;
revoke all on function app.ensure_positions_partition(date) from public;
grant execute on function app.ensure_positions_partition(date) to service_role;

create table public.vehicle_positions (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  vehicle_id uuid not null,
  route_id uuid,
  fix_time timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  speed_mps real,
  heading real,
  accuracy_metres real,
  source text not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, vehicle_id),
  foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade
);
comment on table public.vehicle_positions is 'The newest fix of each vehicle, replaced only by a newer one.';
call app.protect_tenant_table('public.vehicle_positions', false);
