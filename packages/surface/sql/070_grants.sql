-- Rights of the API roles in the exposed schemas, for objects that are there and for those still to come.
do $$
declare
  exposed text;
  maker text;
begin
  foreach exposed in array string_to_array(current_setting('surface.schemas'), ',') loop
    continue when to_regnamespace(quote_ident(exposed)) is null;
    execute format('grant usage on schema %I to anon, authenticated, service_role', exposed);
    continue when current_setting('surface.open_defaults') <> 'true';

    for maker in
      select rolname from pg_roles
       where rolname = current_user
          or (rolcanlogin and (select rolsuper from pg_roles where rolname = current_user) and rolname !~ '^pg_')
    loop
      execute format('alter default privileges for role %I in schema %I grant all on tables to anon, authenticated, service_role', maker, exposed);
      execute format('alter default privileges for role %I in schema %I grant all on sequences to anon, authenticated, service_role', maker, exposed);
      execute format('alter default privileges for role %I in schema %I grant all on functions to anon, authenticated, service_role', maker, exposed);
    end loop;
  end loop;
end $$;

-- A superuser can have every change of the schema announced at once; others are noticed by the poll within two seconds.
create or replace function extensions.announce_schema_change() returns event_trigger language plpgsql set search_path = '' as $$
begin
  notify pgrst, 'reload schema';
end $$;
do $$
begin
  if (select rolsuper from pg_roles where rolname = current_user)
     and not exists (select from pg_event_trigger where evtname = 'surface_schema_change') then
    create event trigger surface_schema_change on ddl_command_end
      when tag in ('CREATE TABLE', 'ALTER TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE FUNCTION', 'ALTER FUNCTION', 'CREATE TYPE', 'ALTER TYPE',
                   'ALTER PUBLICATION', 'CREATE MATERIALIZED VIEW', 'DROP TABLE', 'DROP VIEW', 'DROP FUNCTION', 'COMMENT')
      execute function extensions.announce_schema_change();
  end if;
end $$;
