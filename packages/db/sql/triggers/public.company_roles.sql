create trigger touch before update on public.company_roles for each row execute function app.touch();
call app.audit_table('public.company_roles');
