-- The fixed roles. Works with CREATEROLE alone: what only a superuser may do is tried and left out when refused.
do $$
declare
  name text;
  can_super boolean := (select rolsuper from pg_roles where rolname = current_user);
  -- From PostgreSQL 16 on the maker of a role holds only its admin option; the right to become it has to be granted.
  may_become text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'authenticator',
                              'supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
    if not can_super and not pg_has_role(current_user, name, may_become) then
      begin
        execute format('grant %I to current_user', name);
      exception when insufficient_privilege or invalid_grant_operation then null;
      end;
    end if;
  end loop;

  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role('authenticator', name, may_become) then
      execute format('grant %I to authenticator', name);
    end if;
    if not pg_has_role('supabase_storage_admin', name, may_become) then
      execute format('grant %I to supabase_storage_admin', name);
    end if;
  end loop;
  foreach name in array array['supabase_auth_admin', 'supabase_storage_admin'] loop
    if not pg_has_role('supabase_admin', name, may_become) then
      execute format('grant %I to supabase_admin', name);
    end if;
  end loop;

  -- BYPASSRLS is given by superusers, and from PostgreSQL 16 on by roles that have it. Elsewhere policies serve service_role.
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    begin
      alter role service_role bypassrls;
    exception when insufficient_privilege then null;
    end;
  end if;

  if current_setting('surface.authenticator_password') <> '' then
    execute format('alter role authenticator login noinherit password %L', current_setting('surface.authenticator_password'));
  end if;
  if current_setting('surface.admin_password') <> '' then
    execute format('alter role supabase_admin login inherit password %L', current_setting('surface.admin_password'));
  end if;
end $$;
