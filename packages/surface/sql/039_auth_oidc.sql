-- Sign-ins by OpenID Connect that were sent to the issuer and have not come back yet.
create table if not exists auth.oidc_states (
  -- The state and the browser's cookie, hashed: whoever reads this table can finish nobody's sign-in.
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null check (length(redirect_to) <= 4096),
  -- The client's own PKCE half; without one it gets its session in the fragment.
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  ends_at timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index if not exists oidc_states_ends_at_idx on auth.oidc_states (ends_at);
comment on table auth.oidc_states is 'Sign-ins by OpenID Connect under way; one is deleted by the first answer that names it, right or wrong.';
alter table auth.oidc_states enable row level security;
drop policy if exists administered on auth.oidc_states;
create policy administered on auth.oidc_states to supabase_admin, supabase_auth_admin using (true) with check (true);
comment on policy administered on auth.oidc_states is 'Only the surface itself reads and writes here.';
grant all on auth.oidc_states to supabase_admin, supabase_auth_admin;
