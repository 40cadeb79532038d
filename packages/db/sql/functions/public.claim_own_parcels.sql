-- The account's confirmed address proves that the caller is the recipient, as in app.is_own_delivery.
create or replace function public.claim_own_parcels() returns int
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  added int;
begin
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select lower(u.email) into address from auth.users u where u.id = app.user_id() and u.email_confirmed_at is not null;
  if address is null then return 0; end if;
  insert into public.delivery_claims (tenant_id, delivery_id, user_id)
  select d.tenant_id, d.id, app.user_id()
  from public.recipients r
  join public.orders o on o.tenant_id = r.tenant_id and o.recipient_id = r.id
  join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
  where lower(r.email) = address and not app.is_sandbox(d.tenant_id)
    and not exists (select from public.delivery_claims c
      where c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id())
  order by d.created_at desc limit 500
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end $$;
revoke all on function public.claim_own_parcels() from public;
grant execute on function public.claim_own_parcels() to authenticated;
comment on function public.claim_own_parcels() is
  'Adds the newest parcels to the caller''s confirmed email address to their list. Returns the number added.';
