call app.protect_tenant_table('public.delivery_preferences', false, 'orders');
create policy own_read on public.delivery_preferences for select to authenticated using (user_id = (select app.user_id()));
