call app.protect_tenant_table('public.stops', false, 'plans');
create policy driver_reads on public.stops for select to authenticated
  using (((select app.member_role()) = 'driver') and app.drives_route(tenant_id, route_id));
