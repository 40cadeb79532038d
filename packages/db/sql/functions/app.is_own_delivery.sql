create or replace function app.is_own_delivery(target public.deliveries, proof text) returns boolean
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
revoke all on function app.is_own_delivery(deliveries,text) from public;
comment on function app.is_own_delivery(deliveries,text) is
  'Whether the caller is its recipient: by the account''s confirmed address, or by four or more last characters of phone or mail. Without either known, the number is enough.';
