-- Administrators keep their other ways to sign in: a wrong setting or an outage of the provider must lock no company out. Who
-- signed on once stays bound with another address, which people may change themselves.
create or replace function app.must_use_sign_on(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    join public.memberships m on m.user_id = u.id and m.role <> 'admin'
    join public.sign_on_connections c on c.tenant_id = m.tenant_id and c.is_enabled and c.is_required
    join public.tenants t on t.id = c.tenant_id and t.status <> 'closed'
    join public.sign_on_domains d on d.tenant_id = c.tenant_id and d.proven_at is not null
      and (d.domain = split_part(lower(u.email), '@', 2)
        or exists (select from auth.identities i where i.user_id = u.id and i.provider = 'sso:' || c.tenant_id))
    where u.id = person and not exists (select from public.owners o where o.id = person)
      and not exists (select from public.memberships x where x.user_id = person and x.tenant_id <> c.tenant_id))
$$;
revoke all on function app.must_use_sign_on(uuid) from public;
grant execute on function app.must_use_sign_on(uuid) to supabase_admin;
comment on function app.must_use_sign_on(uuid) is 'Whether a company requires its single sign-on of this person.';
