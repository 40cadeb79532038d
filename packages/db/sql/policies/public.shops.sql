call app.protect_platform_table('public.shops');
grant select (
  tenant_id, id, kind, name, lead_days, last_received_at, wrong_signature_at, created_by, created_at
) on public.shops to authenticated;
create policy admins_read on public.shops for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('webhooks:read')));
