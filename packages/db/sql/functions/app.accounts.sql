-- Lists accounts for the owner's screens, because service_role may not read the tables in `auth`.
create or replace function app.accounts() returns table (id uuid, email text, seen_at timestamptz, has_second_step boolean, sessions bigint)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email, s.seen_at, exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'), coalesce(s.count, 0)
  from auth.users u left join (
    select x.user_id, max(coalesce(x.refreshed_at, x.created_at)) as seen_at, count(*) from auth.sessions x group by x.user_id) s on s.user_id = u.id
  where u.deleted_at is null
$$;
revoke all on function app.accounts() from public;
grant execute on function app.accounts() to service_role;
