call app.protect_platform_table('public.notifications');
grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create policy own_mark on public.notifications for update to authenticated
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy own_read on public.notifications for select to authenticated using (user_id = (select app.user_id()));
