create trigger tell_webhooks after insert on public.delivery_events referencing new table as added
  for each statement execute function app.tell_webhooks_of_deliveries();
