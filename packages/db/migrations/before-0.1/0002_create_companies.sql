-- Who: companies, people and their roles. What there is: depots, vehicles, drivers, addresses.

create table public.tenants (
  id uuid primary key default app.uuid_v7(),
  name text not null check (length(trim(name)) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])*$' and length(slug) <= 60),
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  time_zone text not null default 'UTC',
  units text not null default 'mi' check (units in ('mi', 'km')),
  locale text not null default 'en',
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  brand_color text not null default '#0f5257' check (brand_color ~ '^#[0-9a-fA-F]{6}$'),
  logo_url text,
  region text,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.tenants is 'A fleet operator''s company. `region` names the map pack its depots lie in.';
create trigger touch before update on public.tenants for each row execute function app.touch();

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text,
  last_name text,
  company_name text,
  phone text,
  locale text not null default 'en',
  notification_choices jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'A person who signs in; id is the user''s.';
create trigger touch before update on public.profiles for each row execute function app.touch();

create table public.owners (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.owners is 'Who runs the platform.';

create table public.memberships (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'dispatcher', 'viewer', 'driver')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);
create index memberships_by_user on public.memberships (user_id);
comment on table public.memberships is 'The true role of a person in a company. user_metadata.role is a mirror that nothing reads.';

-- Who is asking ------------------------------------------------------------------------------------------
-- Policies wrap these in (select …), so each runs once a statement. They look the membership up instead of
-- trusting the claim, so that a suspension counts at once.

create function app.is_platform_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.owners o where o.id = app.user_id())
$$;

create function app.tenant_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select m.tenant_id from public.memberships m
  where m.user_id = app.user_id() and m.status = 'active'
    and m.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
$$;
comment on function app.tenant_id() is 'The company that the token names, if its user is an active member of it.';

create function app.member_role() returns text
language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m
  join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.tenant_id()
$$;

create function app.is_staff() returns boolean
language sql stable set search_path = '' as $$ select coalesce(app.member_role() in ('admin', 'dispatcher'), false) $$;
create function app.is_reader() returns boolean
language sql stable set search_path = '' as $$ select coalesce(app.member_role() in ('admin', 'dispatcher', 'viewer'), false) $$;

-- Protects a table that belongs to a tenant: members read, staff write, the platform's owner looks, the service works.
create procedure app.protect_tenant_table(target regclass, staff_writes boolean default true)
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on table %s from public, anon, authenticated', target);
  execute format('grant select on table %s to authenticated', target);
  execute format('grant select, insert, update, delete on table %s to service_role', target);
  execute format('create policy service_works on %s to service_role using (true) with check (true)', target);
  execute format('create policy members_read on %s for select to authenticated
    using (tenant_id = (select app.tenant_id()) and (select app.is_reader()))', target);
  execute format('create policy owner_looks on %s for select to authenticated
    using ((select app.is_platform_owner()))', target);
  if staff_writes then
    execute format('grant insert, update, delete on table %s to authenticated', target);
    execute format('create policy staff_inserts on %s for insert to authenticated
      with check (tenant_id = (select app.tenant_id()) and (select app.is_staff()))', target);
    execute format('create policy staff_updates on %s for update to authenticated
      using (tenant_id = (select app.tenant_id()) and (select app.is_staff()))
      with check (tenant_id = (select app.tenant_id()) and (select app.is_staff()))', target);
    execute format('create policy staff_deletes on %s for delete to authenticated
      using (tenant_id = (select app.tenant_id()) and (select app.is_staff()))', target);
  end if;
end $$;

-- Protects a table of the platform: nobody but the service, until policies beside the table say more.
create procedure app.protect_platform_table(target regclass)
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on table %s from public, anon, authenticated', target);
  execute format('grant select, insert, update, delete on table %s to service_role', target);
  execute format('create policy service_works on %s to service_role using (true) with check (true)', target);
end $$;

call app.protect_platform_table('public.tenants');
grant select on public.tenants to authenticated;
grant update (name, time_zone, units, locale, currency, brand_color, logo_url, region, settings) on public.tenants to authenticated;
create policy members_read on public.tenants for select to authenticated
  using (id = (select app.tenant_id()) or (select app.is_platform_owner()));
create policy admins_update on public.tenants for update to authenticated
  using (id = (select app.tenant_id()) and (select app.member_role()) = 'admin')
  with check (id = (select app.tenant_id()) and (select app.member_role()) = 'admin');

call app.protect_platform_table('public.profiles');
grant select on public.profiles to authenticated;
grant update (first_name, last_name, company_name, phone, locale, notification_choices) on public.profiles to authenticated;
create policy own_read on public.profiles for select to authenticated
  using (id = (select app.user_id()) or (select app.is_platform_owner())
    or ((select app.is_reader()) and exists (select 1 from public.memberships m
          where m.user_id = profiles.id and m.tenant_id = (select app.tenant_id()))));
create policy own_update on public.profiles for update to authenticated
  using (id = (select app.user_id())) with check (id = (select app.user_id()));

call app.protect_platform_table('public.owners');
grant select on public.owners to authenticated;
create policy owner_looks on public.owners for select to authenticated using ((select app.is_platform_owner()));

call app.protect_tenant_table('public.memberships', false);
grant update (role, status), delete on public.memberships to authenticated;
create policy own_read on public.memberships for select to authenticated using (user_id = (select app.user_id()));
-- An administrator changes others' roles, never the own one: nobody locks the company out or raises himself. Nobody is added
-- by id either: a person joins by accepting an invitation, else a company could take strangers' accounts for its own.
create policy admins_update on public.memberships for update to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()))
  with check (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()));
create policy admins_remove on public.memberships for delete to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin' and user_id <> (select app.user_id()));

-- What there is ------------------------------------------------------------------------------------------

create table public.depots (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null check (length(trim(name)) between 1 and 120),
  address text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text,
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
comment on table public.depots is 'Where vehicles start and end. The day of work is a date in its time zone (the company''s when null).';
create trigger touch before update on public.depots for each row execute function app.touch();
call app.protect_tenant_table('public.depots');

create table public.drivers (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (length(trim(name)) between 1 and 120),
  phone text,
  email text,
  licence text,
  licence_expires_on date,
  skills text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index drivers_by_user on public.drivers (user_id);
comment on table public.drivers is 'Who drives. user_id is set once the driver has an account.';
create trigger touch before update on public.drivers for each row execute function app.touch();
call app.protect_tenant_table('public.drivers');
create policy own_read on public.drivers for select to authenticated using (user_id = (select app.user_id()));

create table public.vehicles (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null check (length(trim(name)) between 1 and 60),
  registration text not null check (length(trim(registration)) between 1 and 20),
  capacity_packages int not null default 150 check (capacity_packages between 0 and 100000),
  capacity_grams bigint not null default 1200000 check (capacity_grams between 0 and 100000000),
  shift_start time not null default '08:00',
  shift_end time not null default '18:00',
  max_shift_seconds int not null default 28800 check (max_shift_seconds between 600 and 86400),
  depot_id uuid not null,
  driver_id uuid,
  skills text[] not null default '{}',
  cost_fixed_minor int not null default 0 check (cost_fixed_minor >= 0),
  cost_per_hour_minor int not null default 2200 check (cost_per_hour_minor >= 0),
  cost_per_km_minor int not null default 35 check (cost_per_km_minor >= 0),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, depot_id) references public.depots (tenant_id, id),
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id),
  check (shift_end > shift_start)
);
create unique index vehicles_by_registration on public.vehicles (tenant_id, upper(registration)) where status = 'active';
comment on table public.vehicles is 'What drives. Capacities in pieces and grams, shift on the depot''s local clock, costs in minor units.';
create trigger touch before update on public.vehicles for each row execute function app.touch();
call app.protect_tenant_table('public.vehicles');

create table public.device_tokens (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  vehicle_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade
);
create unique index device_tokens_live on public.device_tokens (tenant_id, vehicle_id) where revoked_at is null;
comment on table public.device_tokens is 'A tracker''s key, kept as SHA-256. One live token a vehicle; members see that there is one, never its hash.';
call app.protect_tenant_table('public.device_tokens', false);
revoke select on public.device_tokens from authenticated;
grant select (tenant_id, id, vehicle_id, created_at, last_used_at, revoked_at) on public.device_tokens to authenticated;

create table public.addresses (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  text text not null,
  normalised text not null,
  street text,
  house_number text,
  postcode text,
  city text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  entrance_lat double precision,
  entrance_lng double precision,
  confidence real not null default 1,
  accuracy text not null default 'rooftop' check (accuracy in ('rooftop', 'interpolated', 'street', 'town', 'given')),
  source text not null default 'region' check (source in ('region', 'file', 'corrected', 'geocoder')),
  corrected_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, normalised)
);
comment on table public.addresses is 'The company''s address memory. A corrected pin wins over every geocoder.';
create trigger touch before update on public.addresses for each row execute function app.touch();
call app.protect_tenant_table('public.addresses');

create table public.recipients (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null check (length(trim(name)) between 1 and 200),
  phone text,
  email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index recipients_by_contact on public.recipients (tenant_id, lower(name), coalesce(email, ''), coalesce(phone, ''));
comment on table public.recipients is 'Whom the company delivers to.';
create trigger touch before update on public.recipients for each row execute function app.touch();
call app.protect_tenant_table('public.recipients');

-- The start-up health check asks these four for an id without signing in (specification 7): an empty list is the healthy answer.
grant select (id) on public.profiles, public.tenants, public.owners, public.drivers to anon;
