-- Dispatch fixes the order of stops of a route that is on the road: its driver makes them as they stand.

alter table public.routes add column order_locked_at timestamptz;
comment on column public.routes.order_locked_at is
  'Since when dispatch holds the order of the stops ahead; null while its driver may change it, as far as the company allows that.';

create or replace function app.is_place_locked(route public.routes, order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select route.order_locked_at is not null or exists (select from public.plans p
    where p.tenant_id = route.tenant_id and p.id = route.plan_id
      and (route.vehicle_id = any(p.locked_vehicles) or order_id = any(p.locked_orders)))
$$;
comment on function app.is_place_locked is
  'Dispatch locked the order of this route on the road, or this stop or all of this van in the plan that the route comes from.';
