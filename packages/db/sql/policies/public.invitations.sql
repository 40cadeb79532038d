call app.protect_tenant_table('public.invitations', false);
revoke select on public.invitations from authenticated;
grant select (
  tenant_id, id, email, role, company_role_id, driver_id, invited_by, created_at, expires_at, accepted_at, revoked_at
) on public.invitations to authenticated;
