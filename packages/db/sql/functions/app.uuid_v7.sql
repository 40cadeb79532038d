-- UUIDs of version 7 sort by time. PostgreSQL 18 has a function for them; older servers need this one (RFC 9562, 5.7).
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create or replace function app.uuid_v7() returns uuid language sql volatile as ''select uuidv7()''';
  else
    execute $f$
      create or replace function app.uuid_v7() returns uuid language sql volatile as $body$
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
comment on function app.uuid_v7() is 'An id that sorts by time.';
