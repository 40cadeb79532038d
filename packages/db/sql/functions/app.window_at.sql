-- The window of an order that contains a time, else the last one that opened before it.
create or replace function app.window_at(asked public.orders, moment timestamptz, out opens timestamptz, out closes timestamptz)
language sql stable set search_path = '' as $$
  select w.opens, w.closes from app.windows_of(asked) w
  order by (w.opens <= moment) is not false and (moment <= w.closes) is not false desc,
    (w.opens <= moment) is not false desc, case when w.opens <= moment then w.opens end desc nulls last, w.opens limit 1
$$;
revoke all on function app.window_at(orders,timestamp with time zone) from public;
grant execute on function app.window_at(orders,timestamp with time zone) to authenticated, service_role;
