call app.protect_platform_table('public.email_templates');
grant select, insert, update, delete on public.email_templates to authenticated;
create policy owner_works on public.email_templates for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
