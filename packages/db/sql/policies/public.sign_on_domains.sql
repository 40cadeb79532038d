call app.protect_platform_table('public.sign_on_domains');
grant select on public.sign_on_domains to authenticated;
create policy admins_read on public.sign_on_domains for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
