-- Administrators keep their other ways to sign in: a wrong setting or an outage of the provider must lock no company out.
create or replace function app.must_use_sign_on(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    join public.sign_on_domains d on d.domain = split_part(lower(u.email), '@', 2) and d.proven_at is not null
    join public.sign_on_connections c on c.tenant_id = d.tenant_id and c.is_enabled and c.is_required
    join public.tenants t on t.id = c.tenant_id and t.status <> 'closed'
    join public.memberships m on m.tenant_id = c.tenant_id and m.user_id = u.id and m.role <> 'admin'
    where u.id = person and not exists (select from public.owners o where o.id = person)
      and not exists (select from public.memberships x where x.user_id = person and x.tenant_id <> c.tenant_id))
$$;
revoke all on function app.must_use_sign_on(uuid) from public;
grant execute on function app.must_use_sign_on(uuid) to supabase_admin;
comment on function app.must_use_sign_on(uuid) is 'Whether a company requires its single sign-on of this person.';
