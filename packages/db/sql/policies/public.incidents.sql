call app.protect_platform_table('public.incidents');
grant select on public.incidents to anon;
grant select, insert, update, delete on public.incidents to authenticated;
create policy all_read on public.incidents for select to anon, authenticated using (true);
create policy owner_writes on public.incidents for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
