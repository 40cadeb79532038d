-- Map regions that the platform's owner adds: each compile is a row, worked on by whichever server takes it up.

create table public.region_builds (
  id uuid primary key default app.uuid_v7(),
  name text not null check (name ~ '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,59}$'),
  source text not null check (source in ('upload', 'url', 'file')),
  place text not null check (length(place) between 1 and 2000),
  label text not null check (length(label) between 1 and 2000),
  bounds double precision[] check (array_length(bounds, 1) = 4),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'stopped')),
  stage text,
  fraction real not null default 0 check (fraction between 0 and 1),
  problem text,
  hint text,
  tries smallint not null default 0,
  stop_requested boolean not null default false,
  created_by uuid default app.user_id() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((status in ('done', 'failed', 'stopped')) = (finished_at is not null))
);
create unique index region_builds_one_live on public.region_builds (name) where status in ('waiting', 'running');
create index region_builds_by_creator on public.region_builds (created_by);
comment on table public.region_builds is 'Compiles of map regions. updated_at is the worker''s heartbeat; `place` is an upload''s id, an address, or a name in the folder of extracts.';
create trigger touch before update on public.region_builds for each row execute function app.touch();
call app.protect_platform_table('public.region_builds');
grant select, delete on public.region_builds to authenticated;
grant insert (name, source, place, label, bounds) on public.region_builds to authenticated;
grant update (stop_requested) on public.region_builds to authenticated;
create policy owner_works on public.region_builds for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
