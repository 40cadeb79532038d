create or replace function app.is_owner_elsewhere() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then not app.owner_address_allowed() else false end
$$;
comment on function app.is_owner_elsewhere() is
  'Whether the caller is an owner whose address is not in the list of allowed ones.';
