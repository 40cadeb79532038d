create or replace function app.webhook_order(id uuid, reference text, status text, date date, version int) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('orderId', id, 'reference', reference, 'status', status, 'date', date, 'version', version)
$$;
comment on function app.webhook_order(uuid,text,text,date,int) is 'Payload of webhooks about an order.';
