-- Which passkey opened a session, so that the session ends with it. The one that removes its own passkey lives on without.
alter table auth.sessions add column if not exists passkey_id uuid references auth.webauthn_credentials on delete set null;
create index if not exists sessions_passkey_id_idx on auth.sessions (passkey_id) where passkey_id is not null;
comment on column auth.sessions.passkey_id is 'The passkey that opened the session; null for every other way in.';

-- Whose session asked to connect the account it is signed in to; a sign-in names nobody.
alter table auth.oidc_states add column if not exists link_session_id uuid references auth.sessions on delete cascade;
create index if not exists oidc_states_link_session_id_idx on auth.oidc_states (link_session_id) where link_session_id is not null;
