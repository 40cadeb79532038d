-- Checks the address only for owners.
create or replace function app.is_platform_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then app.owner_address_allowed() and app.owner_took_step() else false end
$$;
