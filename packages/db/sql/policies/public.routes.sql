call app.protect_tenant_table('public.routes', false, 'plans');
create policy driver_reads on public.routes for select to authenticated
  using (((select app.member_role()) = 'driver') and app.drives_route(tenant_id, id));
