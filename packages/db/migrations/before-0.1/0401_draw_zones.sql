-- Zones: areas that a company draws on the map. A vehicle that is tied to zones drives only in these.

-- The shape alone: that its sides do not cross is looked at where zones are written (contracts: zoneProblem).
create function app.is_zone_polygon(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(value) = 'object' and value ->> 'type' = 'Polygon' and jsonb_typeof(value -> 'coordinates') = 'array'
    and jsonb_array_length(value -> 'coordinates') = 1 and jsonb_typeof(ring) = 'array'
    and jsonb_array_length(ring) between 4 and 501 and ring -> 0 = ring -> -1
    and (select bool_and(jsonb_typeof(c) = 'array' and jsonb_array_length(c) = 2
      and jsonb_typeof(c -> 0) = 'number' and jsonb_typeof(c -> 1) = 'number'
      and (c ->> 0)::numeric between -180 and 180 and (c ->> 1)::numeric between -90 and 90)
      from jsonb_array_elements(ring) c), false)
  from (select case when jsonb_typeof(value #> '{coordinates,0}') = 'array' then value #> '{coordinates,0}' else '[]' end) one (ring)
$$;
comment on function app.is_zone_polygon(jsonb) is 'A GeoJSON polygon of one closed ring with 3 to 500 corners, longitude first.';

create table public.zones (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null check (length(trim(name)) between 1 and 60),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  polygon jsonb not null check (app.is_zone_polygon(polygon)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index zones_by_name on public.zones (tenant_id, lower(name));
comment on table public.zones is 'Named areas of a company. Which orders lie in them is worked out from their places, never stored.';
comment on column public.zones.polygon is 'GeoJSON Polygon, one ring, longitude first.';
create trigger touch before update on public.zones for each row execute function app.touch();
call app.protect_tenant_table('public.zones', false);
call app.audit_table('public.zones', 'people');

alter table public.vehicles add column zone_ids uuid[] not null default '{}' check (cardinality(zone_ids) <= 50);
comment on column public.vehicles.zone_ids is 'Zones outside of which it takes no order; empty: it drives everywhere.';

-- An array has no foreign key. The lock keeps a zone until the vehicle that names it is stored.
create function app.check_vehicle_zones() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.zones z where z.tenant_id = new.tenant_id and z.id = any(new.zone_ids) for key share;
  if (select count(*) from public.zones z where z.tenant_id = new.tenant_id and z.id = any(new.zone_ids)) <> cardinality(new.zone_ids) then
    raise foreign_key_violation using constraint = 'vehicles_zones_fkey', message = 'A zone of the vehicle is not one of its company.';
  end if;
  return new;
end $$;
create trigger check_zones before insert or update of zone_ids, tenant_id on public.vehicles
  for each row when (new.zone_ids <> '{}') execute function app.check_vehicle_zones();

-- A van that lost its last zone would drive everywhere without a word. A company that goes takes its zones with it.
create function app.keep_used_zones() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.vehicles v where v.tenant_id = old.tenant_id and old.id = any(v.zone_ids))
    and exists (select from public.tenants t where t.id = old.tenant_id) then
    raise foreign_key_violation using constraint = 'vehicles_zones_fkey', message = 'A vehicle drives in this zone.';
  end if;
  return old;
end $$;
create trigger keep_used before delete on public.zones for each row execute function app.keep_used_zones();

-- Part of what a plan was made from: it differs as soon as a van is tied to other zones, or one of them is drawn anew.
create function app.zones_state(tenant uuid) returns text language sql stable set search_path = '' as $$
  select coalesce(string_agg(v.id || ':' || z.id || ':' || md5(z.polygon::text), ',' order by v.id, z.id), '')
  from public.vehicles v join public.zones z on z.tenant_id = v.tenant_id and z.id = any(v.zone_ids)
  where v.tenant_id = tenant and v.status = 'active' and v.zone_ids <> '{}'
$$;
comment on function app.zones_state(uuid) is 'Empty while no vehicle is tied to a zone.';
