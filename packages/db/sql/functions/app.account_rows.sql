-- Tells whether an account exists and in which state, without its secrets.
create or replace function app.account_rows(person uuid) returns table (place text, "row" jsonb)
language sql stable security definer set search_path = '' as $$
  select 'auth.users', to_jsonb(u) from auth.users u where u.id = person
  union all select 'auth.identities', to_jsonb(i) from auth.identities i where i.user_id = person
  union all select 'auth.sessions', to_jsonb(s) from auth.sessions s where s.user_id = person
  union all select 'auth.mfa_factors', to_jsonb(f) - 'secret' from auth.mfa_factors f where f.user_id = person
  union all select 'auth.webauthn_credentials', to_jsonb(c) - 'public_key' from auth.webauthn_credentials c where c.user_id = person
$$;
revoke all on function app.account_rows(uuid) from public;
grant execute on function app.account_rows(uuid) to service_role;
comment on function app.account_rows(uuid) is
  'Rows of an account in the schema auth, for its person''s export. personal-data.ts names the columns that are left out.';
