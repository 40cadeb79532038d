call app.protect_tenant_table('public.memberships', false);
grant delete on public.memberships to authenticated;
grant update (role, status, company_role_id) on public.memberships to authenticated;
create policy admins_remove on public.memberships for delete to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()));
-- An administrator changes others' roles, never the own one: nobody locks the company out or raises himself. Nobody is added
-- by id either: a person joins by accepting an invitation, else a company could take strangers' accounts for its own.
create policy admins_update on public.memberships for update to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()))
  with check (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()));
create policy own_read on public.memberships for select to authenticated using (user_id = (select app.user_id()));
