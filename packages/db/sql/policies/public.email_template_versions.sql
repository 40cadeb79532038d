call app.protect_platform_table('public.email_template_versions');
grant select on public.email_template_versions to authenticated;
create policy owner_looks on public.email_template_versions for select to authenticated using ((select app.is_platform_owner()));
