create trigger touch before update on public.fleet_incidents for each row execute function app.touch();
call app.audit_table('public.fleet_incidents', 'people');
