call app.protect_tenant_table('public.api_keys', false);
revoke select on public.api_keys from authenticated;
grant select (
  tenant_id, id, name, prefix, scopes, created_by, created_at, last_used_at, revoked_at, is_test, calls_per_minute,
  origins
) on public.api_keys to authenticated;
