-- Calls a minute of all keys of a company together; none and 0 are unlimited. Each key may have its own below.
create or replace function app.calls_per_minute(company uuid) returns int
language sql stable security definer set search_path = '' as $$
  select nullif((app.plan_limits(calls_per_minute.company) ->> 'calls')::int, 0)
$$;
revoke all on function app.calls_per_minute(uuid) from public;
grant execute on function app.calls_per_minute(uuid) to service_role;
comment on function app.calls_per_minute(uuid) is 'How often the keys of a company may call in a minute; null is unlimited.';
