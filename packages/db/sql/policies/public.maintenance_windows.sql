call app.protect_platform_table('public.maintenance_windows');
grant select on public.maintenance_windows to anon;
grant select, insert, update, delete on public.maintenance_windows to authenticated;
create policy all_read on public.maintenance_windows for select to anon, authenticated using (true);
create policy owner_writes on public.maintenance_windows for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
