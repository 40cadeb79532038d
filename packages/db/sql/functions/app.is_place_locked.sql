-- A dispatcher locks stops and whole vans in a plan; the lock holds on the road too.
create or replace function app.is_place_locked(route public.routes, order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select route.order_locked_at is not null or exists (select from public.plans p
    where p.tenant_id = route.tenant_id and p.id = route.plan_id
      and (route.vehicle_id = any(p.locked_vehicles) or order_id = any(p.locked_orders)))
$$;
revoke all on function app.is_place_locked(routes,uuid) from public;
grant execute on function app.is_place_locked(routes,uuid) to service_role;
comment on function app.is_place_locked(routes,uuid) is
  'Dispatch locked the order of this route on the road, or this stop or all of this van in the plan that the route comes from.';
