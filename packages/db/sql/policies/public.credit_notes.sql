call app.protect_platform_table('public.credit_notes');
grant select on public.credit_notes to authenticated;
create policy admins_read on public.credit_notes for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.has_right('billing:manage'))));
