call app.protect_platform_table('public.webhook_endpoints');
grant select (
  tenant_id, id, url, events, description, is_active, paused_reason, previous_secret_until, created_by, created_at,
  updated_at
) on public.webhook_endpoints to authenticated;
create policy admins_read on public.webhook_endpoints for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('webhooks:read')));
