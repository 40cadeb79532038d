create trigger touch before update on public.region_builds for each row execute function app.touch();
call app.audit_table('public.region_builds', 'people');
