-- What a route's positions came to, measured once it is over: fixes are many, the sums of a year are few.

create table public.route_actuals (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  route_id uuid not null,
  driven_metres int not null check (driven_metres >= 0),
  moving_seconds int not null check (moving_seconds >= 0),
  fix_count int not null,
  measured_at timestamptz not null default now(),
  primary key (tenant_id, route_id),
  foreign key (tenant_id, route_id) references public.routes (tenant_id, id) on delete cascade
);
comment on table public.route_actuals is 'Way and time in motion of finished routes, by the positions of their vans.';
comment on column public.route_actuals.fix_count is 'Positions counted in: a route that gets more of them later is measured again.';
call app.protect_tenant_table('public.route_actuals', false);

-- Great-circle metres on a sphere of mean radius; platform/geo.ts measures alike.
create function app.metres_between(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable strict parallel safe set search_path = '' as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;
grant execute on function app.metres_between(double precision, double precision, double precision, double precision) to service_role;
