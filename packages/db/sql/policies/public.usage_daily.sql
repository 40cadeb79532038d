call app.protect_platform_table('public.usage_daily');
grant select on public.usage_daily to authenticated;
create policy members_read on public.usage_daily for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.is_reader())));
