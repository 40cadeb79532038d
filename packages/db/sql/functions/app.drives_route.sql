-- A driver sees the own routes, their stops, orders, recipients and addresses; nothing of others.
-- Definer: policies on routes that read drivers and policies on orders that read stops would call each other.
create or replace function app.drives_route(target_tenant uuid, target_route uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where r.tenant_id = target_tenant and r.id = target_route and d.user_id = app.user_id()
      and r.tenant_id = app.tenant_id() and r.status <> 'cancelled')
$$;
