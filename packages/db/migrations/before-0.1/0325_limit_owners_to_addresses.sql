-- Owners may say from which addresses the platform is run: anywhere else they are no owners in the eyes of every policy.

create function app.request_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  -- REST says it in request.ip, calls of the API in app.origin. An IPv4 address may come as one of IPv6.
  return regexp_replace(coalesce(nullif(current_setting('request.ip', true), ''),
    nullif(current_setting('app.origin', true), '')::jsonb ->> 'ip'), '^::ffff:(\d+\.)', '\1')::inet;
exception when others then
  return null;
end $$;
comment on function app.request_address() is 'Where the request of this transaction came from; null where nobody asked or it cannot be read.';

create function app.is_listed_address(address inet, list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_array_length(list) = 0
    or exists (select from jsonb_array_elements_text(list) l where is_listed_address.address <<= l::inet)
$$;
comment on function app.is_listed_address(inet, jsonb) is 'True for an address of the list, which holds addresses and networks, and for every one where the list is empty.';

create function app.owner_address_allowed() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select app.is_listed_address(app.request_address(), s.value) from app.settings s where s.key = 'owner_addresses'), true)
$$;
comment on function app.owner_address_allowed() is 'Whether owners may work from where this request came. Without a list they may from everywhere.';

-- Whoever is no owner is not asked for the address.
create or replace function app.is_platform_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then app.owner_address_allowed() else false end
$$;

create function app.is_owner_elsewhere() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then not app.owner_address_allowed() else false end
$$;
comment on function app.is_owner_elsewhere() is 'An owner who asks from an address that is not in the list.';

create or replace function app.tenant_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select m.tenant_id from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active'
    and m.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and (m.role <> all (t.second_step_roles) or app.took_second_step())
  union all
  select l.tenant_id from app.looks l
  where l.owner_id = app.user_id() and l.until > now()
    and l.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and app.is_platform_owner()
  limit 1
$$;
