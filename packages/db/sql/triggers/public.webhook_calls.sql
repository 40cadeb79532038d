create trigger mark_test_event before insert on public.webhook_calls for each row when (app.is_sandbox(new.tenant_id))
  execute function app.mark_test_event();
