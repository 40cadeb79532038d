create trigger touch before update on public.incidents for each row execute function app.touch();
call app.audit_table('public.incidents');
