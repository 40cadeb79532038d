call app.protect_tenant_table('public.feedback', false, 'orders');
create policy own_read on public.feedback for select to authenticated using (user_id = (select app.user_id()));
