call app.protect_platform_table('public.saved_reports');
grant select on public.saved_reports to authenticated;
create policy members_read on public.saved_reports for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('live:read'))
    and (is_shared or user_id = (select app.user_id())));
