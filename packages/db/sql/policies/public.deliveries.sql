call app.protect_tenant_table('public.deliveries', false, 'orders');
create policy claimed_read on public.deliveries for select to authenticated
  using (exists (select 1 from public.delivery_claims c
    where c.tenant_id = deliveries.tenant_id and c.delivery_id = deliveries.id and c.user_id = (select app.user_id())));
create policy driver_reads on public.deliveries for select to authenticated
  using ((select app.member_role()) = 'driver' and app.drives_order(tenant_id, order_id));
