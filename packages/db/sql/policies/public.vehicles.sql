call app.protect_tenant_table('public.vehicles', true, 'fleet');
create policy driver_reads on public.vehicles for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and exists (select 1 from public.routes r where r.tenant_id = vehicles.tenant_id and r.vehicle_id = vehicles.id));
