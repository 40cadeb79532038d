call app.protect_platform_table('public.probe_results');
grant select on public.probe_results to anon;
grant select on public.probe_results to authenticated;
create policy all_read on public.probe_results for select to anon, authenticated using (true);
