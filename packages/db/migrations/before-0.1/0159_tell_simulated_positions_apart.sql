-- A day that is played ahead of the clock comes from a simulator's token. Only that may send positions of the future, and
-- what it sent makes room for a real sender.

alter table public.device_tokens add column is_simulator boolean not null default false;
comment on column public.device_tokens.is_simulator is 'Plays days ahead of the clock (npm run drive).';
grant select (is_simulator) on public.device_tokens to authenticated;
drop index public.device_tokens_live;
create unique index device_tokens_live on public.device_tokens (tenant_id, vehicle_id, is_simulator) where revoked_at is null;
comment on table public.device_tokens is
  'A tracker''s key, kept as SHA-256. One live token a vehicle, and one of a simulator; members see that there is one, never its hash.';

alter table public.positions drop constraint positions_source_check;
alter table public.positions add constraint positions_source_check
  check (source in ('driver', 'osmand', 'owntracks', 'simulator'));
