-- Applies standing wishes to new orders. Returns early for the many companies without any.
create or replace function app.wish_as_ordered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.standing_wishes w where w.tenant_id in (select a.tenant_id from added a)) then
    return null;
  end if;
  perform app.apply_standing_wish(d, u.id)
  from added a
  join public.deliveries d on d.tenant_id = a.tenant_id and d.id = a.id
  join public.orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
  join public.standing_wishes w on w.tenant_id = o.tenant_id and w.address_id = o.address_id
  join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
  join auth.users u on u.id = w.user_id and u.email_confirmed_at is not null and lower(u.email) = lower(r.email);
  return null;
end $$;
