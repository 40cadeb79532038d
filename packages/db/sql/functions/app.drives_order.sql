create or replace function app.drives_order(target_tenant uuid, target_order uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.stops s where s.tenant_id = target_tenant and s.order_id = target_order
    and app.drives_route(s.tenant_id, s.route_id))
$$;
