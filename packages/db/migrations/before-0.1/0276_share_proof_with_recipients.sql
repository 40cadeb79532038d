-- Who claimed a delivery sees what proves it, where the company shares it: the pictures of the driver's own word.

create function app.shares_proof(company uuid, asked_order uuid, file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.driver_events e join public.tenants t on t.id = e.tenant_id
    where e.tenant_id = company and e.order_id = asked_order and e.kind in ('delivered', 'partly_delivered') and file = any(e.files)
      and coalesce(t.settings -> 'notices' ->> 'sharesProof', 'true') <> 'false')
$$;
comment on function app.shares_proof(uuid, uuid, text) is 'Whether a file proves the delivery of an order and its company shows it to the recipient.';
revoke execute on function app.shares_proof(uuid, uuid, text) from public, anon;
grant execute on function app.shares_proof(uuid, uuid, text) to authenticated;

create policy shared_proofs_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'proofs' and exists (
    select from public.delivery_claims c
    join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id
    where c.user_id = (select app.user_id()) and app.shares_proof(d.tenant_id, d.order_id, objects.name)));
