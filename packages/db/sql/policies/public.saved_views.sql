call app.protect_platform_table('public.saved_views');
grant select, delete on public.saved_views to authenticated;
grant insert (tenant_id, user_id, name, value) on public.saved_views to authenticated;
grant update (tenant_id, user_id, name, value) on public.saved_views to authenticated;
create policy own_views on public.saved_views to authenticated
  using (tenant_id = (select app.tenant_id()) and user_id = (select app.user_id()) and (select app.is_reader()))
  with check (tenant_id = (select app.tenant_id()) and user_id = (select app.user_id()) and (select app.is_reader()));
