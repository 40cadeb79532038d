-- Times at which a van returns to its depot on a leg and leaves again; null if it does not reload.
create or replace function app.reload_of(leg jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'arriveAt', to_char(min(l.begins) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'departAt', to_char(max(l.begins + l.takes) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from jsonb_array_elements(leg) part
  cross join lateral (select (part ->> 'startAt')::timestamptz as begins, make_interval(secs => (part ->> 'seconds')::int) as takes) l
  where part ->> 'kind' = 'reload'
  having count(*) > 0
$$;
revoke all on function app.reload_of(jsonb) from public;
grant execute on function app.reload_of(jsonb) to authenticated, service_role;
