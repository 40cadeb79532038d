-- The last characters of a phone number or postcode are easy to guess, so tries are limited per parcel, for all callers
-- together.
create or replace function public.claim_delivery(number text, proof text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  target public.deliveries;
  wait int;
begin
  if claim_delivery.proof is null then return (app.claim(claim_delivery.number)).id; end if;
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select d.* into target from public.deliveries d where d.tracking_number = claim_delivery.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  select auth.take_tries(jsonb_build_array(
    jsonb_build_object('key', 'claim ' || target.id || ' ' || app.user_id(), 'most', 5, 'seconds', 3600),
    jsonb_build_object('key', 'claim ' || target.id, 'most', 20, 'seconds', 86400),
    jsonb_build_object('key', 'claims ' || app.user_id(), 'most', 20, 'seconds', 3600))) into wait;
  if wait > 0 then perform app.refuse('too_many_requests', 429); end if;
  -- Returns null, because an exception would roll back the counted try.
  if not app.is_own_delivery(target, claim_delivery.proof) then return null; end if;
  -- A correct try does not count.
  perform auth.release_tries(array['claim ' || target.id, 'claim ' || target.id || ' ' || app.user_id()]);
  insert into public.delivery_claims (tenant_id, delivery_id, user_id)
  values (target.tenant_id, target.id, app.user_id()) on conflict do nothing;
  return target.id;
end $$;
revoke all on function public.claim_delivery(text,text) from public;
grant execute on function public.claim_delivery(text,text) to authenticated;
comment on function public.claim_delivery(text,text) is
  'Adds the delivery with this tracking number to the caller''s list. Returns null if the last characters do not match.';
