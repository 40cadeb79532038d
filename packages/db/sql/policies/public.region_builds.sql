call app.protect_platform_table('public.region_builds');
grant select, delete on public.region_builds to authenticated;
grant insert (name, source, place, label, bounds) on public.region_builds to authenticated;
grant update (stop_requested) on public.region_builds to authenticated;
create policy owner_works on public.region_builds for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
