-- Without it the planner would use statistics of empty tables. Large tables are left to autovacuum, since a minute hardly
-- changes them.
create or replace function app.refresh_statistics() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.orders'::regclass) > 100000 then return; end if;
  analyze public.recipients, public.addresses, public.orders, public.deliveries,
    public.plans, public.plan_routes, public.plan_stops, public.plan_unserved, public.routes, public.stops;
end $$;
revoke all on function app.refresh_statistics() from public;
grant execute on function app.refresh_statistics() to service_role;
comment on function app.refresh_statistics() is 'Analyses small tables after an import, a finished plan and a dispatch.';
