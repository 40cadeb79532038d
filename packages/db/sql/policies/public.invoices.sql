call app.protect_platform_table('public.invoices');
grant select on public.invoices to authenticated;
create policy admins_read on public.invoices for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.has_right('billing:manage'))));
