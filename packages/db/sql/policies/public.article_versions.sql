call app.protect_platform_table('public.article_versions');
grant select on public.article_versions to authenticated;
create policy owner_looks on public.article_versions for select to authenticated using ((select app.is_platform_owner()));
