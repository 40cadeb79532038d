create trigger check_limit before insert on public.api_keys for each row execute function app.check_api_keys();
create trigger open_sandbox after insert on public.api_keys for each row when (new.is_test)
  execute function app.open_sandbox_of_key();
call app.audit_table('public.api_keys');
