call app.protect_tenant_table('public.addresses');
create policy driver_reads on public.addresses for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select 1 from public.orders o
    where o.tenant_id = addresses.tenant_id and o.address_id = addresses.id));
