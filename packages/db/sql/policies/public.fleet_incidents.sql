call app.protect_tenant_table('public.fleet_incidents', false, 'fleet');
create policy driver_reads on public.fleet_incidents for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id()) and created_by = (select app.user_id()));
