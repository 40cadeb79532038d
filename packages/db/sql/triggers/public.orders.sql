create trigger check_limit after insert on public.orders referencing new table as added
  for each statement execute function app.check_order_limit();
create trigger count_version before update on public.orders for each row execute function app.count_order_version();
create trigger require_subscription after insert on public.orders referencing new table as added
  for each statement execute function app.require_subscriptions();
create trigger write_audit after update or delete on public.orders for each row execute function app.write_audit('people');
create trigger write_audit_of_many after insert on public.orders referencing new table as added
  for each statement execute function app.write_audit_of_many();
create trigger tell_webhooks after insert on public.orders referencing new table as added
  for each statement execute function app.tell_webhooks_of_orders();
create trigger tell_webhooks_of_changes after update on public.orders referencing old table as before new table as added
  for each statement execute function app.tell_webhooks_of_orders();
