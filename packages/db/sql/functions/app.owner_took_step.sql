create or replace function app.owner_took_step() returns boolean
language sql stable set search_path = '' as $$
  select not app.asks_owners_for_second_step() or coalesce(app.claims() ->> 'aal' = 'aal2', false)
$$;
comment on function app.owner_took_step() is 'Whether these claims satisfy the second step that is required of owners.';
