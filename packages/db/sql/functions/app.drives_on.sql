create or replace function app.drives_on(company uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where r.tenant_id = company and d.user_id = person and r.status <> 'cancelled' and r.date >= current_date - 1)
$$;
revoke all on function app.drives_on(uuid,uuid) from public;
comment on function app.drives_on(uuid,uuid) is
  'Whether a driver has a dispatched day to finish. The day counts until the end of the next one, because the phone may still have events to send.';
