-- An order moved to another day of its span. Its window keeps its local time.
create or replace function app.on_day(asked public.orders, day date) returns public.orders
language plpgsql stable set search_path = '' as $$
declare
  zone text;
begin
  if asked.date = day then return asked; end if;
  zone := app.order_zone(asked.tenant_id);
  asked.window_start := ((asked.window_start at time zone zone) + (day - asked.date) * interval '1 day') at time zone zone;
  asked.window_end := ((asked.window_end at time zone zone) + (day - asked.date) * interval '1 day') at time zone zone;
  asked.date := day;
  if asked.last_date <= day then asked.last_date := null; end if;
  return asked;
end $$;
revoke all on function app.on_day(orders,date) from public;
grant execute on function app.on_day(orders,date) to authenticated, service_role;
