-- The speeds that a company drives by, with the time zone of their hours; null without a table.
create or replace function app.driving_speeds(company uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('cells', t.settings -> 'speeds' -> 'now' -> 'cells', 'timeZone', t.time_zone)
  from public.tenants t where t.id = company and jsonb_typeof(t.settings -> 'speeds' -> 'now' -> 'cells') = 'array'
$$;
revoke all on function app.driving_speeds(uuid) from public;
grant execute on function app.driving_speeds(uuid) to authenticated, service_role;
comment on function app.driving_speeds(uuid) is 'Driving speeds of a company: cells and time zone; null without a table.';
