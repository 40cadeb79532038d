-- Orders of a company on a day: those with that date, and open ones whose span contains it.
create or replace function app.orders_on(company uuid, day date) returns setof public.orders
language sql stable set search_path = '' as $$
  select o.* from public.orders o where o.tenant_id = company and o.date = day
  union all
  select (app.on_day(o, day)).* from public.orders o
  where o.tenant_id = company and o.status = 'open' and o.date < day and o.last_date >= day
$$;
revoke all on function app.orders_on(uuid,date) from public;
grant execute on function app.orders_on(uuid,date) to authenticated, service_role;
