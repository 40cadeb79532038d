create trigger check_allowed before insert on public.webhook_endpoints for each row execute function app.check_webhook_allowed();
create trigger touch before update on public.webhook_endpoints for each row execute function app.touch();
call app.audit_table('public.webhook_endpoints');
