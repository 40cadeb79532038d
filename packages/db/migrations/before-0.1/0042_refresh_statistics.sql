-- A day of orders arrives in one moment, and autovacuum looks at the tables once a minute: until then the server would choose
-- its ways by statistics of an empty table. Large tables are left to autovacuum, whose picture of them does not change in a minute.
create function app.refresh_statistics() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.orders'::regclass) > 100000 then return; end if;
  analyze public.recipients, public.addresses, public.orders, public.deliveries,
    public.plans, public.plan_routes, public.plan_stops, public.plan_unserved, public.routes, public.stops;
end $$;
comment on function app.refresh_statistics() is 'Called after an import, a finished plan and a dispatch.';
revoke all on function app.refresh_statistics() from public;
grant execute on function app.refresh_statistics() to service_role;
