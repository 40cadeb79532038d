create trigger check_allowed before insert on public.shops for each row execute function app.check_webhook_allowed();
create trigger check_plan before insert on public.shops
  for each row execute function app.check_plan_feature('shops', 'shop connections', 'tenant_id');
-- Excludes the time of the last call, which is not a change by a person.
create trigger write_audit after insert or delete on public.shops for each row execute function app.write_audit('all');
create trigger write_audit_of_changes after update of name, secret, lead_days on public.shops
  for each row execute function app.write_audit('all');
