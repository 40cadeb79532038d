call app.protect_tenant_table('public.archives', false);
create policy closed_admins_read on public.archives for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.role_in_closed()) = 'admin');
