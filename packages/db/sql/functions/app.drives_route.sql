-- Drivers see only their own routes, with the stops, orders, recipients and addresses of these.
-- Security definer, because the policies of routes and orders would otherwise call each other.
create or replace function app.drives_route(target_tenant uuid, target_route uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where r.tenant_id = target_tenant and r.id = target_route and d.user_id = app.user_id()
      and r.tenant_id = app.tenant_id() and r.status <> 'cancelled')
$$;
