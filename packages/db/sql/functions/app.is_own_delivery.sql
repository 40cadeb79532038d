create or replace function app.is_own_delivery(target public.deliveries, proof text) returns boolean
language sql stable security definer set search_path = '' as $$
  with contacts as (
    select lower(c.email) as email, regexp_replace(coalesce(c.phone, ''), '\D', '', 'g') as digits
    from public.orders o join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    where o.tenant_id = target.tenant_id and o.id = target.order_id),
  answer as (select lower(regexp_replace(coalesce(proof, ''), '[^[:alnum:]]', '', 'g')) as characters)
  select coalesce(bool_or(
      exists (select from auth.users u where u.id = app.user_id() and u.email_confirmed_at is not null and lower(u.email) = k.email)
      or (coalesce(k.email, '') = '' and k.digits = '')
      or (length(g.characters) >= 4 and (
        (g.characters !~ '\D' and right(k.digits, length(g.characters)) = g.characters)
        -- Compares the part before the @, because anyone can guess `.com`.
        or right(regexp_replace(split_part(k.email, '@', 1), '[^[:alnum:]]', '', 'g'), length(g.characters)) = g.characters))
    ), false)
  from contacts k cross join answer g
$$;
revoke all on function app.is_own_delivery(deliveries,text) from public;
comment on function app.is_own_delivery(deliveries,text) is
  'Whether the caller is the recipient: by the account''s confirmed email address, or by at least four last characters of the phone number or email address. If the order has neither, the tracking number is enough.';
