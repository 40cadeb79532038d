create or replace function app.shares_proof(company uuid, asked_order uuid, file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.driver_events e join public.tenants t on t.id = e.tenant_id
    where e.tenant_id = company and e.order_id = asked_order and e.kind in ('delivered', 'partly_delivered') and file = any(e.files)
      and coalesce(t.settings -> 'notices' ->> 'sharesProof', 'true') <> 'false')
$$;
revoke all on function app.shares_proof(uuid,uuid,text) from public;
grant execute on function app.shares_proof(uuid,uuid,text) to authenticated;
comment on function app.shares_proof(uuid,uuid,text) is
  'Whether a file proves the delivery of an order and its company shows it to the recipient.';
