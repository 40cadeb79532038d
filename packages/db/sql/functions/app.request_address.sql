create or replace function app.request_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  -- REST says it in request.ip, calls of the API in app.origin. An IPv4 address may come as one of IPv6.
  return regexp_replace(coalesce(nullif(current_setting('request.ip', true), ''),
    nullif(current_setting('app.origin', true), '')::jsonb ->> 'ip'), '^::ffff:(\d+\.)', '\1')::inet;
exception when others then
  return null;
end $$;
comment on function app.request_address() is
  'Where the request of this transaction came from; null where nobody asked or it cannot be read.';
