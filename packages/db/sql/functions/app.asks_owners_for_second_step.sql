create or replace function app.asks_owners_for_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.value = 'true' from app.settings s where s.key = 'owner_second_step'), false)
$$;
comment on function app.asks_owners_for_second_step() is 'Whether owners must complete a second step at sign-in.';
