-- A key may have a limit of its own, so that a program that runs wild stops itself and nobody else; and keys may manage webhooks.
alter table public.api_keys add column calls_per_minute int check (calls_per_minute between 1 and 6000);
comment on column public.api_keys.calls_per_minute is 'Requests with the key in a minute, over all servers; null for no limit of its own.';
grant select (calls_per_minute) on public.api_keys to authenticated;

alter table public.api_keys drop constraint scopes_known;
alter table public.api_keys add constraint scopes_known check (scopes <@ array[
  'orders:read', 'orders:write', 'fleet:read', 'fleet:write', 'plans:read', 'plans:write', 'plans:dispatch', 'live:read',
  'positions:write', 'addresses:read', 'addresses:write', 'optimize:run', 'webhooks:read', 'webhooks:write']) not valid;
