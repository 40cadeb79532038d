create or replace function app.tell_webhooks_of_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.add_webhook_calls(new.tenant_id, 'plan.' || new.status,
    jsonb_build_object('planId', new.id, 'date', new.date, 'status', new.status));
  return null;
end $$;
