-- Passkeys (WebAuthn): the public half of each key, and the challenges that wait for an answer.
create table if not exists auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  friendly_name text not null check (length(friendly_name) between 1 and 100),
  -- Whether the session that added it had taken the second step that was on then: only such a key stands for both steps.
  has_second_step boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index if not exists webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id, created_at);
comment on table auth.webauthn_credentials is 'Passkeys of each user. The private halves never leave the devices.';

create table if not exists auth.webauthn_challenges (
  challenge text primary key,
  kind text not null check (kind in ('register', 'sign_in')),
  -- Whose session asked to add a passkey; a sign-in names nobody.
  session_id uuid references auth.sessions on delete cascade,
  origin text not null,
  created_at timestamptz not null,
  check ((kind = 'register') = (session_id is not null))
);
create index if not exists webauthn_challenges_created_at_idx on auth.webauthn_challenges (created_at);
create index if not exists webauthn_challenges_session_id_idx on auth.webauthn_challenges (session_id);
comment on table auth.webauthn_challenges is 'Challenges that were given out and not answered yet; one is deleted by its first answer, right or wrong.';

do $$
declare name text;
begin
  foreach name in array array['webauthn_credentials', 'webauthn_challenges'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('drop policy if exists administered on auth.%I', name);
    execute format('create policy administered on auth.%I to supabase_admin, supabase_auth_admin using (true) with check (true)', name);
    execute format('comment on policy administered on auth.%I is %L', name, 'Only the surface itself reads and writes here.');
    execute format('grant all on auth.%I to supabase_admin, supabase_auth_admin', name);
  end loop;
end $$;
