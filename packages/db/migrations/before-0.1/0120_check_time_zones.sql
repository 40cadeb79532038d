-- A time zone that PostgreSQL cannot read fails every statement that meets its row, so none is stored.

create function app.is_time_zone(name text) returns boolean
language plpgsql stable strict set search_path = '' as $$
begin
  -- The pattern keeps out what PostgreSQL reads and a browser does not: abbreviations, POSIX rules ("Mars3"), "posixrules".
  if name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2}|Etc/GMT(-1[0-4]|-[1-9]|\+1[0-2]|\+[1-9]))$' then return false; end if;
  perform now() at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;
comment on function app.is_time_zone(text) is 'Whether a name is an IANA time zone that both PostgreSQL and browsers read (contracts: isTimeZone).';

update public.tenants set time_zone = 'UTC' where not app.is_time_zone(time_zone);
update public.depots set time_zone = null where not app.is_time_zone(time_zone);
alter table public.tenants add constraint tenants_time_zone_exists check (app.is_time_zone(time_zone));
alter table public.depots add constraint depots_time_zone_exists check (app.is_time_zone(time_zone));
