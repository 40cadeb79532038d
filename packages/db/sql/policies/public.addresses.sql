call app.protect_tenant_table('public.addresses', true, 'addresses');
create policy driver_reads on public.addresses for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select 1 from public.orders o
    where o.tenant_id = addresses.tenant_id and o.address_id = addresses.id));
create policy order_readers_read on public.addresses for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('orders:read')));
