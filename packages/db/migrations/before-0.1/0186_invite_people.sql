-- People join a company by invitation, and one person may work for several.

create table public.invitations (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('admin', 'dispatcher', 'viewer', 'driver')),
  driver_id uuid,
  token_hash bytea not null unique,
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id) on delete cascade,
  check (driver_id is null or role = 'driver')
);
create unique index invitations_open on public.invitations (tenant_id, email) where accepted_at is null and revoked_at is null;
create index invitations_by_inviter on public.invitations (invited_by);
comment on table public.invitations is 'Who was asked to join, as what. The link''s token is kept as SHA-256; one open invitation an address.';
call app.protect_tenant_table('public.invitations', false);
revoke select on public.invitations from authenticated;
grant select (tenant_id, id, email, role, driver_id, invited_by, created_at, expires_at, accepted_at, revoked_at)
  on public.invitations to authenticated;
grant execute on function app.is_company_proven(uuid) to authenticated;

create function app.has_account(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.users u where lower(u.email) = lower(address) and u.deleted_at is null)
$$;
revoke all on function app.has_account(text) from public;
grant execute on function app.has_account(text) to service_role;

-- Two administrators who remove each other at the same moment would leave none: they queue here.
create function app.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'admin' or old.status <> 'active' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and new.role = 'admin' and new.status = 'active' then return new; end if;
  -- The company itself is being deleted.
  if not exists (select 1 from public.tenants t where t.id = old.tenant_id) then return coalesce(new, old); end if;
  perform pg_advisory_xact_lock(hashtextextended('last_admin:' || old.tenant_id, 0));
  if not exists (select 1 from public.memberships m where m.tenant_id = old.tenant_id and m.user_id <> old.user_id
      and m.role = 'admin' and m.status = 'active') then
    perform app.refuse('last_admin', 409);
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_last_admin before update of role, status or delete on public.memberships
  for each row execute function app.keep_last_admin();

create function app.unlink_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.drivers d set user_id = null where d.tenant_id = old.tenant_id and d.user_id = old.user_id;
  return null;
end $$;
comment on function app.unlink_driver() is 'A driver who leaves the company keeps no account there; the driver''s row and history stay.';
create trigger unlink_driver after delete on public.memberships for each row execute function app.unlink_driver();

alter table public.profiles add column chosen_tenant_id uuid references public.tenants (id) on delete set null;
comment on column public.profiles.chosen_tenant_id is 'The company that tokens name for a member of several; the first joined where null or left.';

create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner') || coalesce((select jsonb_build_object('tenant_id', m.tenant_id)
        from public.memberships m left join public.profiles p on p.id = m.user_id
        where m.user_id = target and m.status = 'active'
        order by m.tenant_id is not distinct from p.chosen_tenant_id desc, m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
        left join public.profiles p on p.id = m.user_id
        where m.user_id = target and m.status = 'active'
        order by m.tenant_id is not distinct from p.chosen_tenant_id desc, m.role = 'driver', m.created_at limit 1),
      jsonb_build_object('role', 'customer'))
  end || case when exists (select 1 from auth.mfa_factors f where f.user_id = target and f.status = 'verified')
    then jsonb_build_object('second_step', true) else '{}' end
$$;
