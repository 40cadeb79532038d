-- Actor, channel and address of the current write, as recorded in each line of the audit log.
create or replace function app.audit_origin(out actor_id uuid, out actor_label text, out via text, out ip text, out user_agent text, out request_id text)
language sql stable security definer set search_path = '' as $$
  with origin as (
    select coalesce(nullif(current_setting('app.origin', true), '')::jsonb, '{}') as said
  ), person as (
    select coalesce((said ->> 'actor')::uuid, nullif(app.claims() ->> 'sub', '')::uuid) as id from origin
  )
  select p.id, (select u.email from auth.users u where u.id = p.id),
    coalesce(said ->> 'via', case when p.id is not null then 'session' end, nullif(current_setting('app.reason', true), ''), current_user),
    coalesce(said ->> 'ip', nullif(current_setting('request.ip', true), '')),
    left(coalesce(said ->> 'userAgent', nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent'), 300),
    said ->> 'requestId'
  from origin, person p
$$;
revoke all on function app.audit_origin() from public;
