create or replace function app.webhook_time(at timestamptz) returns text language sql immutable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
comment on function app.webhook_time(timestamp with time zone) is 'A time in RFC 3339 and UTC, as in the API.';
