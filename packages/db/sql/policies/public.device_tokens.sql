call app.protect_tenant_table('public.device_tokens', false, 'fleet');
revoke select on public.device_tokens from authenticated;
grant select (
  tenant_id, id, vehicle_id, created_at, last_used_at, revoked_at, is_simulator
) on public.device_tokens to authenticated;
