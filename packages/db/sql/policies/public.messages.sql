call app.protect_tenant_table('public.messages', false, 'orders');
create policy claimed_read on public.messages for select to authenticated
  using (exists (select 1 from public.delivery_claims c where c.tenant_id = messages.tenant_id
    and c.delivery_id = messages.delivery_id and c.user_id = (select app.user_id())));
create policy driver_reads on public.messages for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and exists (select 1 from public.deliveries d where d.tenant_id = messages.tenant_id and d.id = messages.delivery_id));
create policy driver_reads_own_thread on public.messages for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and exists (select 1 from public.drivers d where d.tenant_id = messages.tenant_id and d.id = messages.driver_id
      and d.user_id = (select app.user_id())));
