-- Schema for extensions, on everybody's search path.
create schema if not exists extensions;
grant usage on schema extensions to public;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pgcrypto') and not exists (select from pg_extension where extname = 'pgcrypto') then
    create extension pgcrypto schema extensions;
  end if;
exception when insufficient_privilege then
  raise warning 'pgcrypto could not be installed: ask the database administrator for it';
end $$;

-- Much SQL written for Supabase calls uuid_generate_v4(); servers without uuid-ossp get the same from the core function.
do $$
begin
  if exists (select from pg_available_extensions where name = 'uuid-ossp') then
    if not exists (select from pg_extension where extname = 'uuid-ossp') then
      create extension "uuid-ossp" schema extensions;
    end if;
  else
    create or replace function extensions.uuid_generate_v4() returns uuid
      language sql volatile parallel safe as 'select pg_catalog.gen_random_uuid()';
  end if;
exception when insufficient_privilege then null;
end $$;

do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
exception when insufficient_privilege then null;
end $$;
