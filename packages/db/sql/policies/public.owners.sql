call app.protect_platform_table('public.owners');
grant select on public.owners to authenticated;
grant select (id) on public.owners to anon;
create policy owner_looks on public.owners for select to authenticated using ((select app.is_platform_owner()));
