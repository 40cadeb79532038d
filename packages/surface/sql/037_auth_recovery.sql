-- Codes on paper for whoever loses the device that makes the second step. Only their MACs are kept; each counts once.
create table if not exists auth.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_mac bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_mac)
);
comment on table auth.recovery_codes is 'Recovery codes of the second step, as MACs under the instance''s secret.';
alter table auth.recovery_codes enable row level security;
drop policy if exists administered on auth.recovery_codes;
create policy administered on auth.recovery_codes to supabase_admin, supabase_auth_admin using (true) with check (true);
comment on policy administered on auth.recovery_codes is 'Only the surface itself reads and writes here.';
grant all on auth.recovery_codes to supabase_admin, supabase_auth_admin;
