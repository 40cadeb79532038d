call app.protect_tenant_table('public.route_hues', false, 'plans');
-- Drivers read the hues of the routes that the policies of `routes` show them.
create policy driver_reads on public.route_hues for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select from public.routes r
    where r.tenant_id = route_hues.tenant_id and r.date = route_hues.date and r.number = route_hues.number));
