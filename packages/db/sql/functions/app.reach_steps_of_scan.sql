-- A parcel that the driver says to be loaded reaches the steps that scans set.
create or replace function app.reach_steps_of_scan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.reach_step(new.tenant_id, app.uuid_v7(), new.order_id, t.id, 'scan', new.user_id, new.happened_at)
  from public.status_steps t
  where t.tenant_id = new.tenant_id and 'scan' = any (t.set_by) and t.is_active
    and not exists (select from public.order_steps o where o.tenant_id = t.tenant_id and o.order_id = new.order_id and o.step_id = t.id)
  order by t.position;
  return null;
end $$;
comment on function app.reach_steps_of_scan() is 'Sets the steps that a scan at loading sets.';
