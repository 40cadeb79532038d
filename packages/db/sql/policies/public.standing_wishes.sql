call app.protect_tenant_table('public.standing_wishes', false, 'orders');
create policy own_read on public.standing_wishes for select to authenticated using (user_id = (select app.user_id()));
