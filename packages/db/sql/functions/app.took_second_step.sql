-- Whether these claims may act in a role for which a second step is asked.
create or replace function app.took_second_step() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(c ->> 'aal' = 'aal2' or c ->> 'session_id' is null, false) from app.claims() c
$$;
comment on function app.took_second_step() is 'Sessions say by aal2 that they took it. What has no session is a key.';
