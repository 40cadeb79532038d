create trigger touch before update on public.directory_members for each row execute function app.touch();
call app.audit_table('public.directory_members');
