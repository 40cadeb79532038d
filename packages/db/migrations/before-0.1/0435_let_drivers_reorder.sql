-- A driver may change the order of the stops ahead: an event that names the order wanted, and a mark on the route for dispatch.

alter table public.driver_events
  drop constraint driver_events_kind_check,
  add constraint driver_events_kind_check check (kind in ('vehicle_checked', 'shift_started', 'arrived', 'delivered',
    'partly_delivered', 'failed', 'returned', 'break_started', 'break_ended', 'reordered', 'shift_ended', 'note')),
  add column sequence uuid[] not null default '{}' check (cardinality(sequence) <= 1000),
  add constraint driver_events_reordered_has_sequence check ((kind = 'reordered') = (cardinality(sequence) > 0));
comment on column public.driver_events.sequence is
  'Of `reordered`: orders of the stops ahead as the driver wanted to make them. What became of it stands in stops.';

alter table public.routes add column reordered_at timestamptz;
comment on column public.routes.reordered_at is 'When its driver last changed the order of the stops.';

-- A dispatcher locks stops and whole vans in a plan; the lock holds on the road too.
create function app.is_place_locked(route public.routes, order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.plans p
    where p.tenant_id = route.tenant_id and p.id = route.plan_id
      and (route.vehicle_id = any(p.locked_vehicles) or order_id = any(p.locked_orders)))
$$;
comment on function app.is_place_locked is 'Dispatch locked this stop, or all of this van, in the plan that the route comes from.';
revoke execute on function app.is_place_locked from public;
grant execute on function app.is_place_locked to service_role;
