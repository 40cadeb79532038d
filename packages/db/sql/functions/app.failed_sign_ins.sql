-- Failed attempts of the last days by account and address, because service_role may not read app.sign_ins and auth.users.
create or replace function app.failed_sign_ins(since timestamptz)
returns table (user_id uuid, email text, is_owner boolean, ip text, tries bigint, last_at timestamptz, outcome text, user_agent text, signed_in_since boolean)
language sql stable security definer set search_path = '' as $$
  select f.user_id, u.email, exists (select from public.owners o where o.id = f.user_id), f.ip, f.tries, f.last_at, f.outcome, f.user_agent,
    exists (select from app.sign_ins s where s.user_id = f.user_id and s.outcome = 'signed_in' and s.at > f.last_at and host(s.ip) is not distinct from f.ip)
  from (
    select s.user_id, host(s.ip) as ip, count(*) as tries, max(s.at) as last_at,
      (array_agg(s.outcome order by s.at desc))[1] as outcome, (array_agg(s.user_agent order by s.at desc))[1] as user_agent
    from app.sign_ins s where s.outcome <> 'signed_in' and s.at >= since group by s.user_id, host(s.ip)
    order by max(s.at) desc limit 50) f
  join auth.users u on u.id = f.user_id and u.deleted_at is null
  order by f.last_at desc
$$;
revoke all on function app.failed_sign_ins(timestamptz) from public;
grant execute on function app.failed_sign_ins(timestamptz) to service_role;
