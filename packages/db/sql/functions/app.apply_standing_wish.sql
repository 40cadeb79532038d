-- The driver reads one text: the sender's instructions, then the recipient's request, which replaces any earlier request.
create or replace function app.apply_standing_wish(target public.deliveries, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare wish text;
begin
  if target.status in ('delivered', 'returned', 'cancelled') or exists (select from public.delivery_preferences p
    where p.tenant_id = target.tenant_id and p.delivery_id = target.id) then return; end if;
  select concat_ws('. ', 'leave at ' || replace(w.place, '_', ' '), w.instructions) into wish
  from public.orders o join public.standing_wishes w on w.tenant_id = o.tenant_id and w.address_id = o.address_id and w.user_id = person
  where o.tenant_id = target.tenant_id and o.id = target.order_id;
  update public.orders o set instructions = nullif(concat_ws(E'\n',
      nullif(regexp_replace(coalesce(o.instructions, ''), E'\n?Recipient asks: .*$', ''), ''), 'Recipient asks: ' || nullif(wish, '')), '')
  where o.tenant_id = target.tenant_id and o.id = target.order_id
    and (wish is not null or o.instructions like '%Recipient asks: %');
end $$;
revoke all on function app.apply_standing_wish(deliveries,uuid) from public;
comment on function app.apply_standing_wish(deliveries,uuid) is
  'Adds the recipient''s standing wish for the address to the driver''s instructions.';
