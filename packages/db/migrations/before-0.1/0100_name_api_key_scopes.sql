-- An API key may be limited to certain things; a name that no route knows would promise what nothing keeps.
alter table public.api_keys add constraint scopes_known check (scopes <@ array[
  'orders:read', 'orders:write', 'fleet:read', 'fleet:write', 'plans:read', 'plans:write', 'plans:dispatch', 'live:read',
  'positions:write', 'addresses:read', 'addresses:write', 'optimize:run']) not valid;
comment on column public.api_keys.scopes is 'What the key is good for (API_KEY_SCOPES in contracts). Empty: whatever the member who made it may do.';
