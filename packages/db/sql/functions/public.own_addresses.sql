create or replace function public.own_addresses() returns table (address_id uuid, company text, address text, deliveries int,
  last_at timestamptz, place text, instructions text)
language sql stable security definer set search_path = '' as $$
  select a.id, t.name, a.text, count(*)::int, max(d.created_at), w.place, w.instructions
  from public.delivery_claims c
  join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
  join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
  join public.tenants t on t.id = c.tenant_id
  left join public.standing_wishes w on w.tenant_id = a.tenant_id and w.address_id = a.id and w.user_id = c.user_id
  where c.user_id = app.user_id()
  group by a.tenant_id, a.id, a.text, t.name, w.place, w.instructions
  order by max(d.created_at) desc limit 100
$$;
revoke all on function public.own_addresses() from public;
grant execute on function public.own_addresses() to authenticated;
comment on function public.own_addresses() is 'Addresses of the caller''s deliveries, newest first, with their standing wishes.';
