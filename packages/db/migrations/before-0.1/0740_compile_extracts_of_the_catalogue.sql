-- Extracts of the catalogue are a source of compiles; one compile runs at a time, whoever starts it; a failure has a code.

alter table public.region_builds drop constraint region_builds_source_check;
alter table public.region_builds add constraint region_builds_source_check
  check (source in ('upload', 'url', 'file', 'catalogue'));
alter table public.region_builds add column code text check (length(code) between 1 and 60);
comment on column public.region_builds.code is 'Why it failed, as a word for programs: disk_full, extract_unreachable …';

-- A compile takes most of a machine's memory. What runs at this moment is taken up again, one after the other.
update public.region_builds set status = 'waiting', stage = null, fraction = 0 where status = 'running';
create unique index region_builds_one_running on public.region_builds ((true)) where status = 'running';
comment on table public.region_builds is 'Compiles of map regions. updated_at is the worker''s heartbeat; `place` is an upload''s id, an address, a name in the folder of extracts, or a path of the catalogue.';
