call app.protect_platform_table('public.shop_calls');
grant select on public.shop_calls to authenticated;
create policy admins_read on public.shop_calls for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('webhooks:read')));
