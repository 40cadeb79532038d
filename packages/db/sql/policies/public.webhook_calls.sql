call app.protect_platform_table('public.webhook_calls');
grant select on public.webhook_calls to authenticated;
create policy admins_read on public.webhook_calls for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('webhooks:read')));
