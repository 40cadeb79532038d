create or replace function app.handover_pin(delivery uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lpad(((('x' || left(encode(sha256(convert_to((s.value #>> '{}') || delivery::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint) % 10000)::text, 4, '0')
  from app.settings s where s.key = 'handover_pin_secret'
$$;
revoke all on function app.handover_pin(uuid) from public;
grant execute on function app.handover_pin(uuid) to service_role;
