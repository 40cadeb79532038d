-- A van that loses its last zone would silently be allowed everywhere. Deleting a company still deletes its zones.
create or replace function app.keep_used_zones() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.vehicles v where v.tenant_id = old.tenant_id and old.id = any(v.zone_ids))
    and exists (select from public.tenants t where t.id = old.tenant_id) then
    raise foreign_key_violation using constraint = 'vehicles_zones_fkey', message = 'A vehicle drives in this zone.';
  end if;
  return old;
end $$;
