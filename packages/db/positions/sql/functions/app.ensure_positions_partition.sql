-- Creates the partition of a day (UTC). The daily job calls it for the coming days; the default partition takes other positions.
create or replace function app.ensure_positions_partition(day date) returns void
language plpgsql set search_path = '' as $$
declare name text := 'positions_' || to_char(day, 'YYYYMMDD');
begin
  if to_regclass('public.' || name) is not null then return; end if;
  if exists (select 1 from public.positions where fix_time >= day and fix_time < day + 1) then return; end if;
  execute format('create table public.%I partition of public.positions for values from (%L) to (%L)', name, day, day + 1);
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I force row level security', name);
end $$;
revoke all on function app.ensure_positions_partition(date) from public;
