call app.protect_platform_table('public.profiles');
grant select on public.profiles to authenticated;
grant select (id) on public.profiles to anon;
grant update (first_name, last_name, company_name, phone, locale, notification_choices) on public.profiles to authenticated;
create policy own_read on public.profiles for select to authenticated
  using (id = (select app.user_id()) or (select app.is_platform_owner())
    or ((select app.is_reader()) and exists (select 1 from public.memberships m
          where m.user_id = profiles.id and m.tenant_id = (select app.tenant_id()))));
create policy own_update on public.profiles for update to authenticated
  using (id = (select app.user_id())) with check (id = (select app.user_id()));
