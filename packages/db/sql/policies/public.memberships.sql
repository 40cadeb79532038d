call app.protect_tenant_table('public.memberships', false);
grant delete on public.memberships to authenticated;
grant update (role, status, company_role_id) on public.memberships to authenticated;
create policy admins_remove on public.memberships for delete to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()));
-- Administrators change the roles of others, never their own, so that nobody raises themselves or locks the company out. There
-- is no insert: people join by accepting an invitation, otherwise a company could claim the accounts of strangers.
create policy admins_update on public.memberships for update to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()))
  with check (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()));
create policy own_read on public.memberships for select to authenticated using (user_id = (select app.user_id()));
