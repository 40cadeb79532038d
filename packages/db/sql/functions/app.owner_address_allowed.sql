create or replace function app.owner_address_allowed() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select app.is_listed_address(app.request_address(), s.value) from app.settings s where s.key = 'owner_addresses'), true)
$$;
comment on function app.owner_address_allowed() is
  'Whether owners may work from the address of this request. True without a list.';
