create or replace function app.is_time_zone(name text) returns boolean
language plpgsql stable strict set search_path = '' as $$
begin
  -- Excludes names that PostgreSQL accepts and browsers do not: abbreviations, POSIX rules ("Mars3"), "posixrules".
  if name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2}|Etc/GMT(-1[0-4]|-[1-9]|\+1[0-2]|\+[1-9]))$' then return false; end if;
  perform now() at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;
comment on function app.is_time_zone(text) is
  'Whether a name is an IANA time zone that PostgreSQL and browsers know (contracts: isTimeZone).';
