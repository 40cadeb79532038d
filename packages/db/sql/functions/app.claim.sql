-- Any signed-in person who has the tracking number may read the delivery, as on the public page, and add it to their list.
create or replace function app.claim(number text) returns public.deliveries
language plpgsql security definer set search_path = '' as $$
declare found_delivery public.deliveries;
begin
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select d.* into found_delivery from public.deliveries d where d.tracking_number = claim.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  if not exists (select from public.delivery_claims c where c.tenant_id = found_delivery.tenant_id
    and c.delivery_id = found_delivery.id and c.user_id = app.user_id()) then
    if not app.is_own_delivery(found_delivery, null) then perform app.refuse('claim_needed', 403); end if;
    insert into public.delivery_claims (tenant_id, delivery_id, user_id)
    values (found_delivery.tenant_id, found_delivery.id, app.user_id()) on conflict do nothing;
  end if;
  return found_delivery;
end $$;
revoke all on function app.claim(text) from public;
