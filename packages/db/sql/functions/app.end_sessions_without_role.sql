create or replace function app.end_sessions_without_role(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.memberships m where m.user_id = person and m.status = 'active')
    or exists (select from public.owners o where o.id = person) then return; end if;
  delete from auth.sessions s where s.user_id = person;
  -- Servers cache a session for some seconds, unless they are notified of its end.
  perform pg_notify('surface_sessions', person::text);
end $$;
revoke all on function app.end_sessions_without_role(uuid) from public;
comment on function app.end_sessions_without_role(uuid) is 'Ends the sessions of a person who works in no company any more.';
