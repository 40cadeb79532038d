create or replace function public.save_standing_wish(address uuid, place text default null, instructions text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  words text := nullif(trim(save_standing_wish.instructions), '');
begin
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select o.tenant_id into company
  from public.delivery_claims c
  join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id and o.address_id = save_standing_wish.address
  where c.user_id = app.user_id() limit 1;
  if company is null then perform app.refuse('not_found', 404, 'The address'); end if;
  if save_standing_wish.place is null and words is null then
    delete from public.standing_wishes w where w.tenant_id = company and w.user_id = app.user_id() and w.address_id = save_standing_wish.address;
  else
    insert into public.standing_wishes as w (tenant_id, user_id, address_id, place, instructions)
    values (company, app.user_id(), save_standing_wish.address, save_standing_wish.place, words)
    on conflict (tenant_id, user_id, address_id) do update set place = excluded.place, instructions = excluded.instructions;
  end if;
  perform app.apply_standing_wish(d, app.user_id())
  from public.delivery_claims c
  join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id and d.status not in ('delivered', 'returned', 'cancelled')
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id and o.address_id = save_standing_wish.address
  where c.user_id = app.user_id();
  return save_standing_wish.place is not null or words is not null;
end $$;
revoke all on function public.save_standing_wish(uuid,text,text) from public;
grant execute on function public.save_standing_wish(uuid,text,text) to authenticated;
comment on function public.save_standing_wish(uuid,text,text) is
  'Stores the caller''s standing wish for an address of their deliveries, or deletes it if all parts are empty. Returns whether there is one.';
