call app.protect_platform_table('public.tenants');
grant select on public.tenants to authenticated;
grant select (id) on public.tenants to anon;
grant update (
  name, time_zone, units, locale, currency, brand_color, logo_url, settings
) on public.tenants to authenticated;
create policy admins_update on public.tenants for update to authenticated
  using (id = (select app.tenant_id()) and (select app.has_right('settings:write')))
  with check (id = (select app.tenant_id()) and (select app.has_right('settings:write')));
create policy members_read on public.tenants for select to authenticated
  using (id = (select app.tenant_id()) or ((select app.is_platform_owner()) and sandbox_of is null));
