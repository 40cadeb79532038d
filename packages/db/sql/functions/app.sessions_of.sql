create or replace function app.sessions_of(target uuid)
returns table (id uuid, created_at timestamptz, used_at timestamptz, ip text, user_agent text, has_second_step boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(s.refreshed_at, s.created_at), host(s.ip), s.user_agent, coalesce(s.aal::text = 'aal2', false)
  from auth.sessions s where s.user_id = target order by 3 desc limit 100
$$;
revoke all on function app.sessions_of(uuid) from public;
grant execute on function app.sessions_of(uuid) to service_role;
