-- Every policy gets the caller from this function, so the second step is checked here only.
create or replace function app.user_id() returns uuid language sql stable
set search_path = '' as $$
  select case
    when c -> 'app_metadata' -> 'second_step' = 'true' and coalesce(c ->> 'aal', 'aal1') <> 'aal2' then null
    else nullif(c ->> 'sub', '')::uuid
  end from app.claims() c
$$;
