-- Array elements cannot be foreign keys. The lock prevents deletion of a zone until the vehicle that names it is stored.
create or replace function app.check_vehicle_zones() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.zones z where z.tenant_id = new.tenant_id and z.id = any(new.zone_ids) for key share;
  if (select count(*) from public.zones z where z.tenant_id = new.tenant_id and z.id = any(new.zone_ids)) <> cardinality(new.zone_ids) then
    raise foreign_key_violation using constraint = 'vehicles_zones_fkey', message = 'A zone of the vehicle is not one of its company.';
  end if;
  return new;
end $$;
