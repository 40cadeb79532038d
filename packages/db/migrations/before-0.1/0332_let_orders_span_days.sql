-- An order that may be brought on any day of a span stands on each of them until one of its plans is dispatched.
alter table public.orders add column last_date date,
  add constraint orders_last_date_is_near check (last_date > date and last_date <= date + 60);
comment on column public.orders.last_date is 'The last day on which it may be brought; null: its date alone. Dispatch sets the date.';
create index orders_by_span on public.orders (tenant_id, last_date) where last_date is not null and status = 'open';

/* An order as it is on another day of its span: its window keeps its clock. */
create function app.on_day(asked public.orders, day date) returns public.orders
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

/* Orders of a company that stand on a day: those of its date, and open ones whose span holds it. */
create function app.orders_on(company uuid, day date) returns setof public.orders
language sql stable set search_path = '' as $$
  select o.* from public.orders o where o.tenant_id = company and o.date = day
  union all
  select (app.on_day(o, day)).* from public.orders o
  where o.tenant_id = company and o.status = 'open' and o.date < day and o.last_date >= day
$$;
revoke all on function app.on_day(public.orders, date), app.orders_on(uuid, date) from public;
grant execute on function app.on_day(public.orders, date), app.orders_on(uuid, date) to authenticated, service_role;
