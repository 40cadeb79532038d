-- Whether these claims satisfy a required second step.
create or replace function app.took_second_step() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(c ->> 'aal' = 'aal2' or c ->> 'session_id' is null, false) from app.claims() c
$$;
comment on function app.took_second_step() is 'True for sessions with aal2, and for API keys, which have no session.';
