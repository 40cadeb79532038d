-- What a recipient always wishes at an address: where to leave it, and what the driver should know. A choice for one delivery
-- comes before it.

create table public.standing_wishes (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  address_id uuid not null,
  place text check (place in ('front_door', 'back_door', 'garage', 'reception', 'neighbor', 'secure_location')),
  instructions text check (length(instructions) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, address_id),
  foreign key (tenant_id, address_id) references public.addresses (tenant_id, id) on delete cascade,
  check (place is not null or instructions is not null)
);
create index standing_wishes_by_user on public.standing_wishes (user_id);
create index standing_wishes_by_address on public.standing_wishes (tenant_id, address_id);
comment on table public.standing_wishes is 'What a recipient wishes for every delivery to an address, until they choose otherwise for one.';
create trigger touch before update on public.standing_wishes for each row execute function app.touch();
call app.protect_tenant_table('public.standing_wishes', false);
call app.audit_table('public.standing_wishes');
create policy own_read on public.standing_wishes for select to authenticated using (user_id = (select app.user_id()));

-- The driver reads one text: the sender's, then what the recipient asks, which replaces what was asked before.
create function app.apply_standing_wish(target public.deliveries, person uuid) returns void
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
comment on function app.apply_standing_wish(public.deliveries, uuid) is 'Tells the driver of a delivery what its recipient always wishes at the address.';
revoke all on function app.apply_standing_wish(public.deliveries, uuid) from public;

create function app.wish_as_claimed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.standing_wishes w where w.tenant_id = new.tenant_id and w.user_id = new.user_id) then
    perform app.apply_standing_wish(d, new.user_id) from public.deliveries d
    where d.tenant_id = new.tenant_id and d.id = new.delivery_id;
  end if;
  return null;
end $$;
create trigger wish after insert on public.delivery_claims for each row execute function app.wish_as_claimed();

-- A parcel that its recipient never looks up is left where they wish too: the confirmed address of the account says whose it is.
create function app.wish_as_ordered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.apply_standing_wish(new, u.id)
  from public.orders o
  join public.standing_wishes w on w.tenant_id = o.tenant_id and w.address_id = o.address_id
  join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
  join auth.users u on u.id = w.user_id and u.email_confirmed_at is not null and lower(u.email) = lower(r.email)
  where o.tenant_id = new.tenant_id and o.id = new.order_id;
  return null;
end $$;
create trigger wish after insert on public.deliveries for each row execute function app.wish_as_ordered();

create function public.own_addresses() returns table (address_id uuid, company text, address text, deliveries int,
  last_at timestamptz, place text, instructions text)
language sql stable security definer set search_path = '' as $$
  select a.id, t.name, a.text, count(*)::int, max(d.created_at), w.place, w.instructions
  from public.delivery_claims c
  join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
  join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
  join public.tenants t on t.id = c.tenant_id
  left join public.standing_wishes w on w.tenant_id = a.tenant_id and w.address_id = a.id and w.user_id = c.user_id
  where c.user_id = app.user_id()
  group by a.tenant_id, a.id, a.text, t.name, w.place, w.instructions
  order by max(d.created_at) desc limit 100
$$;
comment on function public.own_addresses() is 'Where the caller''s own deliveries go, newest first, with what they always wish there.';

create function public.standing_wish(number text) returns table (place text, instructions text)
language sql stable security definer set search_path = '' as $$
  select w.place, w.instructions
  from public.deliveries d
  join public.delivery_claims c on c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
  join public.standing_wishes w on w.tenant_id = o.tenant_id and w.address_id = o.address_id and w.user_id = c.user_id
  where d.tracking_number = standing_wish.number
$$;
comment on function public.standing_wish(text) is 'What the caller always wishes at the address of a delivery of theirs.';

create function public.save_standing_wish(address uuid, place text default null, instructions text default null) returns boolean
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
comment on function public.save_standing_wish(uuid, text, text) is 'Keeps what the caller always wishes at an address of their deliveries; nothing given takes it back. Whether a wish holds.';

revoke execute on function public.own_addresses(), public.standing_wish(text), public.save_standing_wish(uuid, text, text) from public, anon;
grant execute on function public.own_addresses(), public.standing_wish(text), public.save_standing_wish(uuid, text, text) to authenticated;
