-- Functions that every table leans on: ids, who is asking, row protection, refusals with a code.
-- Runs after the surface's own preparation (roles anon, authenticated, service_role; schema auth).

create schema if not exists app;
comment on schema app is 'Dropwise''s own functions and tables that are not served by REST.';
grant usage on schema app to anon, authenticated, service_role;

-- UUID v7 keys are in time order. PostgreSQL 18 has its own function; older servers get ours (RFC 9562, 5.7).
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create function app.uuid_v7() returns uuid language sql volatile as ''select uuidv7()''';
  else
    execute $f$
      create function app.uuid_v7() returns uuid language sql volatile as $body$
        select encode(
          set_bit(set_bit(
            overlay(uuid_send(gen_random_uuid())
              placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6),
            52, 1), 53, 1), 'hex')::uuid
      $body$
    $f$;
  end if;
end $$;
comment on function app.uuid_v7() is 'A time-ordered id.';

-- Claims are '' and not null once a scoped transaction has ended, hence nullif.
create function app.claims() returns jsonb language sql stable
set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}'::jsonb)
$$;

create function app.user_id() returns uuid language sql stable
set search_path = '' as $$ select nullif(app.claims() ->> 'sub', '')::uuid $$;

-- Refuses with a code that the API knows. PTxyz is the SQLSTATE that PostgREST answers as HTTP status xyz.
create function app.refuse(code text, status int, details text default null, hint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = code,
    detail = coalesce(details, ''), hint = coalesce(hint, '');
end $$;

create function app.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function app.touch() is 'Keeps updated_at true.';
