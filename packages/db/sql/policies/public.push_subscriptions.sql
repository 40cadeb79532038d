call app.protect_platform_table('public.push_subscriptions');
grant select, delete on public.push_subscriptions to authenticated;
create policy own_delete on public.push_subscriptions for delete to authenticated using (user_id = (select app.user_id()));
create policy own_read on public.push_subscriptions for select to authenticated using (user_id = (select app.user_id()));
