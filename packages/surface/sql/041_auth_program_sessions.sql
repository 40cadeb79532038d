-- Sessions that the program around the surface opened for a device, and that ended when the next device took their place.
create table if not exists auth.replaced_sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  at timestamptz not null default now()
);
create index if not exists replaced_sessions_user_id_idx on auth.replaced_sessions (user_id, at);
comment on table auth.replaced_sessions is 'Ended sessions whose holder is told that another device is signed in now.';
alter table auth.replaced_sessions enable row level security;
drop policy if exists administered on auth.replaced_sessions;
create policy administered on auth.replaced_sessions to supabase_admin, supabase_auth_admin using (true) with check (true);
comment on policy administered on auth.replaced_sessions is 'Only the surface itself reads and writes here.';
grant all on auth.replaced_sessions to supabase_admin, supabase_auth_admin;
