-- Every window of an order as timestamps, starting with its first window.
create or replace function app.windows_of(asked public.orders) returns table (opens timestamptz, closes timestamptz)
language sql stable set search_path = '' as $$
  select asked.window_start, asked.window_end
  union all
  select (asked.date + left(item, 5)::time) at time zone zone, (asked.date + right(item, 5)::time) at time zone zone
  from unnest(asked.other_windows) item, app.order_zone(asked.tenant_id) zone
$$;
revoke all on function app.windows_of(orders) from public;
grant execute on function app.windows_of(orders) to authenticated, service_role;
