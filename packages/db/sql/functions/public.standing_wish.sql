create or replace function public.standing_wish(number text) returns table (place text, instructions text)
language sql stable security definer set search_path = '' as $$
  select w.place, w.instructions
  from public.deliveries d
  join public.delivery_claims c on c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
  join public.standing_wishes w on w.tenant_id = o.tenant_id and w.address_id = o.address_id and w.user_id = c.user_id
  where d.tracking_number = standing_wish.number
$$;
revoke all on function public.standing_wish(text) from public;
grant execute on function public.standing_wish(text) to authenticated;
comment on function public.standing_wish(text) is 'The caller''s standing wish at the address of one of their deliveries.';
