-- A number can be read over a shoulder: whoever claims a delivery shows that it is theirs. The confirmed address of the account
-- does; else the last characters of the recipient's phone or mail.

drop function public.claim_delivery(text);

create function app.is_own_delivery(target public.deliveries, proof text) returns boolean
language sql stable security definer set search_path = '' as $$
  with known as (
    select lower(c.email) as email, regexp_replace(coalesce(c.phone, ''), '\D', '', 'g') as digits
    from public.orders o join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    where o.tenant_id = target.tenant_id and o.id = target.order_id),
  given as (select lower(regexp_replace(coalesce(proof, ''), '[^[:alnum:]]', '', 'g')) as characters)
  select coalesce(bool_or(
      exists (select from auth.users u where u.id = app.user_id() and u.email_confirmed_at is not null and lower(u.email) = k.email)
      or (coalesce(k.email, '') = '' and k.digits = '')
      or (length(g.characters) >= 4 and (
        (g.characters !~ '\D' and right(k.digits, length(g.characters)) = g.characters)
        -- Before the @: everybody knows how `.com` ends.
        or right(regexp_replace(split_part(k.email, '@', 1), '[^[:alnum:]]', '', 'g'), length(g.characters)) = g.characters))
    ), false)
  from known k cross join given g
$$;
comment on function app.is_own_delivery(public.deliveries, text) is
  'Whether the caller is its recipient: by the account''s confirmed address, or by four or more last characters of phone or mail. Without either known, the number is enough.';
revoke execute on function app.is_own_delivery(public.deliveries, text) from public, anon, authenticated;

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

create function public.claim_delivery(number text, proof text default null) returns uuid
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
    jsonb_build_object('key', 'claims ' || app.user_id(), 'most', 20, 'seconds', 3600))) into wait;
  if wait > 0 then perform app.refuse('too_many_requests', 429); end if;
  -- Null, not a refusal: an exception would take the count of this try back.
  if not app.is_own_delivery(target, claim_delivery.proof) then return null; end if;
  insert into public.delivery_claims (tenant_id, delivery_id, user_id)
  values (target.tenant_id, target.id, app.user_id()) on conflict do nothing;
  return target.id;
end $$;
comment on function public.claim_delivery(text, text) is
  'Puts the delivery with this tracking number into the caller''s list; null when the last characters do not fit.';
revoke execute on function public.claim_delivery(text, text) from public, anon;
grant execute on function public.claim_delivery(text, text) to authenticated;
