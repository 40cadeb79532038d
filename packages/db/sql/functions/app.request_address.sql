create or replace function app.request_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  -- PostgREST passes the address in request.ip, the API in app.origin. IPv4 addresses may be mapped to IPv6.
  return regexp_replace(coalesce(nullif(current_setting('request.ip', true), ''),
    nullif(current_setting('app.origin', true), '')::jsonb ->> 'ip'), '^::ffff:(\d+\.)', '\1')::inet;
exception when others then
  return null;
end $$;
comment on function app.request_address() is
  'Client address of the current request; null outside requests or if it is not a valid address.';
