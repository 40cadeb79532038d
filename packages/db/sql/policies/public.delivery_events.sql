call app.protect_tenant_table('public.delivery_events', false, 'orders');
create policy claimed_read on public.delivery_events for select to authenticated
  using (exists (select 1 from public.delivery_claims c
    where c.tenant_id = delivery_events.tenant_id and c.delivery_id = delivery_events.delivery_id and c.user_id = (select app.user_id())));
