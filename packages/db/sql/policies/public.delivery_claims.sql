call app.protect_tenant_table('public.delivery_claims', false, 'orders');
create policy own_read on public.delivery_claims for select to authenticated using (user_id = (select app.user_id()));
