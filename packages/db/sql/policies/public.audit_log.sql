call app.protect_platform_table('public.audit_log');
grant select on public.audit_log to authenticated;
revoke update, delete on public.audit_log from service_role;
create policy admins_read on public.audit_log for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.has_right('audit:read'))));
