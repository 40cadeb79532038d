call app.protect_tenant_table('public.loyalty_points', false, 'orders');
create policy own_read on public.loyalty_points for select to authenticated using (user_id = (select app.user_id()));
