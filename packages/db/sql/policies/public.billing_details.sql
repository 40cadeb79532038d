call app.protect_platform_table('public.billing_details');
grant select on public.billing_details to authenticated;
create policy admins_read on public.billing_details for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.has_right('billing:manage'))));
