-- Role in which the caller writes about a delivery; null for a stranger.
create or replace function app.speaks_as(target public.deliveries) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when target.tenant_id = app.tenant_id() and app.has_right('orders:write') then 'dispatch'
    when app.member_role() = 'driver' and app.drives_order(target.tenant_id, target.order_id) then 'driver'
    when exists (select from public.delivery_claims c where c.tenant_id = target.tenant_id and c.delivery_id = target.id
      and c.user_id = app.user_id()) then 'recipient' end
$$;
revoke all on function app.speaks_as(deliveries) from public;
