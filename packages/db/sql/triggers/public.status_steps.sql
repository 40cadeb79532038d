create trigger check_step before insert or update on public.status_steps for each row execute function app.check_status_step();
create trigger touch before update on public.status_steps for each row execute function app.touch();
call app.audit_table('public.status_steps');
