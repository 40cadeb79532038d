call app.protect_tenant_table('public.company_roles', false);
grant insert (tenant_id, id, name, rights), update (name, rights), delete on public.company_roles to authenticated;
-- No right of a custom role allows writing roles, so that none can raise itself or another.
create policy admins_insert on public.company_roles for insert to authenticated
  with check (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
create policy admins_update on public.company_roles for update to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin')
  with check (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
create policy admins_delete on public.company_roles for delete to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
