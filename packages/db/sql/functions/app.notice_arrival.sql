create or replace function app.notice_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.make_notice_due(new.tenant_id, new.delivery_id, 'driver_arrived');
  return null;
end $$;
