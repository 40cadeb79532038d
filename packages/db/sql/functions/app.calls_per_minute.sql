-- Limit for all API keys of a company together; missing or 0 is unlimited. A key may have a lower limit of its own.
create or replace function app.calls_per_minute(company uuid) returns int
language sql stable security definer set search_path = '' as $$
  select nullif((app.plan_limits(calls_per_minute.company) ->> 'calls')::int, 0)
$$;
revoke all on function app.calls_per_minute(uuid) from public;
grant execute on function app.calls_per_minute(uuid) to service_role;
comment on function app.calls_per_minute(uuid) is
  'API calls a minute that the keys of a company may make together; null is unlimited.';
