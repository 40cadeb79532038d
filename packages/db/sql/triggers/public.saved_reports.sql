create trigger touch before update on public.saved_reports for each row execute function app.touch();
call app.audit_table('public.saved_reports', 'people');
