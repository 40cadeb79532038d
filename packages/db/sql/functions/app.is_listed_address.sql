create or replace function app.is_listed_address(address inet, list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_array_length(list) = 0
    or exists (select from jsonb_array_elements_text(list) l where is_listed_address.address <<= l::inet)
$$;
comment on function app.is_listed_address(inet,jsonb) is
  'Whether the list of addresses and networks contains the address. True for an empty list.';
