call app.protect_tenant_table('public.fuel_fills', false, 'fleet');
create policy driver_reads on public.fuel_fills for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id()) and created_by = (select app.user_id()));
