-- Where a person is signed in, and who tried to: what people need to see that somebody else uses their account.

create table app.sign_ins (
  id uuid primary key default app.uuid_v7(),
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('signed_in', 'wrong_password', 'wrong_code')),
  method text not null check (length(method) <= 50),
  ip inet,
  user_agent text check (length(user_agent) <= 500)
);
create index sign_ins_by_person on app.sign_ins (user_id, at desc);
comment on table app.sign_ins is 'Sign-ins of each account and tries that failed, for 90 days.';
call app.protect_platform_table('app.sign_ins');

create function app.note_sign_in(target uuid, outcome text, method text, ip text, user_agent text) returns void
language sql security definer set search_path = '' as $$
  delete from app.sign_ins s where s.user_id = target and s.at < now() - interval '90 days';
  insert into app.sign_ins (user_id, outcome, method, ip, user_agent)
  values (target, note_sign_in.outcome, left(note_sign_in.method, 50), nullif(note_sign_in.ip, '')::inet, left(note_sign_in.user_agent, 500));
$$;
revoke all on function app.note_sign_in(uuid, text, text, text, text) from public;
grant execute on function app.note_sign_in(uuid, text, text, text, text) to supabase_admin, service_role;

create function app.sign_ins_of(target uuid)
returns table (id uuid, at timestamptz, outcome text, method text, ip text, user_agent text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.at, s.outcome, s.method, host(s.ip), s.user_agent from app.sign_ins s
  where s.user_id = target order by s.at desc, s.id desc limit 50
$$;
revoke all on function app.sign_ins_of(uuid) from public;
grant execute on function app.sign_ins_of(uuid) to service_role;

create function app.sessions_of(target uuid)
returns table (id uuid, created_at timestamptz, used_at timestamptz, ip text, user_agent text, has_second_step boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(s.refreshed_at, s.created_at), host(s.ip), s.user_agent, coalesce(s.aal::text = 'aal2', false)
  from auth.sessions s where s.user_id = target order by 3 desc limit 100
$$;
revoke all on function app.sessions_of(uuid) from public;
grant execute on function app.sessions_of(uuid) to service_role;
