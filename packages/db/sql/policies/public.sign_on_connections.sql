call app.protect_platform_table('public.sign_on_connections');
grant select (
  tenant_id, kind, issuer, client_id, sign_in_url, certificates, role_for_new, is_enabled, is_required, last_success_at,
  last_problem, last_problem_at, created_at, updated_at
) on public.sign_on_connections to authenticated;
-- The identity provider decides who is whom, so no right of a custom role opens it: the role could raise itself.
create policy admins_read on public.sign_on_connections for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
