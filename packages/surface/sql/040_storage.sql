-- Buckets and objects: rows here, bytes on disk or in S3. Policies on these tables decide who may do what.
create schema if not exists storage;

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end $$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists objects_name_prefix_idx on storage.objects (bucket_id, name collate "C");
comment on table storage.objects is 'One row an object. version names the stored bytes, so that readers of the old ones are not disturbed.';

create or replace function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1:greatest(cardinality(string_to_array(name, '/')) - 1, 0)]
$$;
create or replace function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
create or replace function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
create or replace function storage.operation() returns text language sql stable as $$
  select nullif(current_setting('storage.operation', true), '')
$$;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
drop policy if exists administered on storage.buckets;
create policy administered on storage.buckets to service_role, supabase_admin, supabase_storage_admin using (true) with check (true);
drop policy if exists administered on storage.objects;
create policy administered on storage.objects to service_role, supabase_admin, supabase_storage_admin using (true) with check (true);
comment on policy administered on storage.buckets is 'Operators manage every bucket; others need a policy of their own.';
comment on policy administered on storage.objects is 'Operators manage every object; others need a policy of their own.';

grant usage on schema storage to anon, authenticated, service_role;
grant all on schema storage to supabase_admin, supabase_storage_admin;
grant all on all tables in schema storage to anon, authenticated, service_role, supabase_admin, supabase_storage_admin;
grant execute on all functions in schema storage to public;
