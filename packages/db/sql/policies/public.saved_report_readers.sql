call app.protect_platform_table('public.saved_report_readers');
grant select on public.saved_report_readers to authenticated;
-- The policy of reports decides which of them the caller sees.
create policy members_read on public.saved_report_readers for select to authenticated
  using (tenant_id = (select app.tenant_id()) and exists (select from public.saved_reports r
    where r.tenant_id = saved_report_readers.tenant_id and r.id = saved_report_readers.report_id));
