-- A dispatcher can lock stops and whole vans in a plan. The lock also holds on the road.
create or replace function app.is_place_locked(route public.routes, order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select route.order_locked_at is not null or exists (select from public.plans p
    where p.tenant_id = route.tenant_id and p.id = route.plan_id
      and (route.vehicle_id = any(p.locked_vehicles) or order_id = any(p.locked_orders)))
$$;
revoke all on function app.is_place_locked(routes,uuid) from public;
grant execute on function app.is_place_locked(routes,uuid) to service_role;
comment on function app.is_place_locked(routes,uuid) is
  'Whether dispatch locked the sequence of this route, or the plan of the route locked this stop or the whole van.';
