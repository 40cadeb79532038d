-- Which passkey opened a session, so that the session ends with it. The one that removes its own passkey lives on without.
alter table auth.sessions add column if not exists passkey_id uuid references auth.webauthn_credentials on delete set null;
create index if not exists sessions_passkey_id_idx on auth.sessions (passkey_id) where passkey_id is not null;
comment on column auth.sessions.passkey_id is 'The passkey that opened the session; null for every other way in.';
