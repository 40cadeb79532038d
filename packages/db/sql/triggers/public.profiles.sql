create trigger touch before update on public.profiles for each row execute function app.touch();
call app.audit_table('public.profiles', 'people');
