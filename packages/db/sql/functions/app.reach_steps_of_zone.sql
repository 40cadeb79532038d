-- A van that enters a zone takes its orders to the steps of this zone.
create or replace function app.reach_steps_of_zone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind <> 'entered' then return null; end if;
  perform app.reach_step(new.tenant_id, app.uuid_v7(), s.order_id, t.id, 'zone', null, new.happened_at)
  from public.status_steps t
  join public.routes r on r.tenant_id = t.tenant_id and r.vehicle_id = new.vehicle_id and r.status = 'started'
  join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status in ('pending', 'arrived')
  where t.tenant_id = new.tenant_id and t.zone_id = new.zone_id and t.is_active
    and not exists (select from public.order_steps o where o.tenant_id = t.tenant_id and o.order_id = s.order_id and o.step_id = t.id);
  return null;
end $$;
comment on function app.reach_steps_of_zone() is 'Sets the steps that a van''s entry into a zone sets.';
