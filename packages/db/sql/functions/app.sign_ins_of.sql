create or replace function app.sign_ins_of(target uuid)
returns table (id uuid, at timestamptz, outcome text, method text, ip text, user_agent text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.at, s.outcome, s.method, host(s.ip), s.user_agent from app.sign_ins s
  where s.user_id = target order by s.at desc, s.id desc limit 50
$$;
revoke all on function app.sign_ins_of(uuid) from public;
grant execute on function app.sign_ins_of(uuid) to service_role;
