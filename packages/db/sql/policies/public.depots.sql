call app.protect_tenant_table('public.depots', true, 'fleet');
create policy driver_reads on public.depots for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id()));
