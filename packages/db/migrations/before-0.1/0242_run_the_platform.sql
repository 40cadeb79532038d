-- What the platform's owner works with: conversations of the support inbox, use by company and day, looking as a company.

alter table public.support_tickets
  add column assigned_to uuid references auth.users (id) on delete set null,
  add column last_message_at timestamptz not null default now(),
  add column closed_at timestamptz;
create index support_tickets_by_state on public.support_tickets (status, last_message_at desc);
create index support_tickets_by_owner on public.support_tickets (assigned_to);

revoke insert on public.support_tickets from authenticated;
grant insert (id, tenant_id, status, subject, message, requester_name, requester_email, created_by) on public.support_tickets to authenticated;

create table public.ticket_messages (
  id uuid primary key default app.uuid_v7(),
  ticket_id uuid not null references public.support_tickets (id) on delete cascade,
  at timestamptz not null default now(),
  author_id uuid,
  author_name text not null,
  is_from_support boolean not null,
  is_note boolean not null default false,
  body text not null check (length(trim(body)) between 1 and 10000),
  check (is_from_support or not is_note)
);
create index ticket_messages_by_ticket on public.ticket_messages (ticket_id, at);
create index ticket_messages_by_author on public.ticket_messages (author_id);
comment on table public.ticket_messages is 'What was written on a ticket after it was opened. A note is for owners alone.';
call app.protect_platform_table('public.ticket_messages');
grant select on public.ticket_messages to authenticated;
create policy parties_read on public.ticket_messages for select to authenticated
  using ((select app.is_platform_owner()) or (not is_note and exists (select from public.support_tickets t
    where t.id = ticket_id and t.tenant_id = (select app.tenant_id()) and (select app.is_reader()))));

create table public.usage_daily (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  day date not null,
  api_calls int not null default 0 check (api_calls >= 0),
  primary key (tenant_id, day)
);
create index usage_daily_by_day on public.usage_daily (day);
comment on table public.usage_daily is 'What is counted as it happens: calls with API keys. Orders, vehicles and planner seconds are counted from their own rows.';
call app.protect_platform_table('public.usage_daily');
grant select on public.usage_daily to authenticated;
create policy members_read on public.usage_daily for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.is_reader())));

-- Looking as a company: an owner reads what its viewers read, for half an hour, and both audit logs say so.
create table app.looks (
  owner_id uuid not null references public.owners (id) on delete cascade,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  reason text not null check (length(trim(reason)) between 1 and 500),
  started_at timestamptz not null default now(),
  until timestamptz not null,
  primary key (tenant_id, owner_id)
);
create unique index looks_one_each on app.looks (owner_id);
comment on table app.looks is 'Which company an owner looks at as a viewer, and until when.';
call app.protect_platform_table('app.looks');
create trigger write_audit after insert or update or delete on app.looks for each row execute function app.write_audit('all');

create or replace function app.tenant_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select m.tenant_id from public.memberships m
  where m.user_id = app.user_id() and m.status = 'active'
    and m.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
  union all
  select l.tenant_id from app.looks l
  where l.owner_id = app.user_id() and l.until > now()
    and l.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
  limit 1
$$;

create or replace function app.member_role() returns text
language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m
  join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.tenant_id()
  union all
  select 'viewer' from app.looks l
  where l.owner_id = app.user_id() and l.until > now() and l.tenant_id = app.tenant_id()
  limit 1
$$;

create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner') || coalesce(
        (select jsonb_build_object('tenant_id', l.tenant_id, 'looks_until', l.until) from app.looks l
          where l.owner_id = target and l.until > now()),
        (select jsonb_build_object('tenant_id', m.tenant_id)
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

-- Two owners who remove each other at the same moment would leave none: they queue here.
create function app.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('last_owner', 0));
  if not exists (select from public.owners o where o.id <> old.id) then perform app.refuse('last_owner', 409); end if;
  return old;
end $$;
create trigger keep_last_owner before delete on public.owners for each row execute function app.keep_last_owner();

-- Trials as the owner sets them: how long, of which plan, and whether companies may open one by themselves.
create or replace function app.open_account(target uuid, email text, data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  company text := left(trim(coalesce(data ->> 'company_name', '')), 120);
  first_name text := left(trim(coalesce(data ->> 'first_name', '')), 100);
  terms jsonb := coalesce((select value from app.settings where key = 'trial_terms'), '{}');
  opened uuid;
begin
  insert into public.profiles (id, email, first_name, last_name, company_name)
  values (target, open_account.email, nullif(first_name, ''), nullif(left(trim(coalesce(data ->> 'last_name', '')), 100), ''), nullif(company, ''))
  on conflict (id) do nothing;
  if coalesce(data ->> 'start_trial', '') <> 'true' or company = '' or terms -> 'isOpen' = 'false' then return null; end if;
  insert into public.tenants (name, slug, region)
  values (company, app.free_slug(company), (select value #>> '{}' from app.settings where key = 'default_region'))
  returning id into opened;
  insert into public.memberships (tenant_id, user_id, role) values (opened, target, 'admin');
  insert into public.subscriptions (tenant_id, plan_id, status, amount, vehicle_limit, limits, trial_ends_at)
  select opened, p.id, 'trial', coalesce(p.price_minor, 0), p.vehicle_limit, p.limits,
    now() + make_interval(days => coalesce((terms ->> 'days')::int, 3))
  from public.subscription_plans p where p.id in ('professional', coalesce(terms ->> 'planId', 'professional'))
  order by p.id = coalesce(terms ->> 'planId', 'professional') desc limit 1;
  return opened;
end $$;
-- Accounts as the owner's lists need them: the service itself does not read the accounts' tables.
create function app.accounts() returns table (id uuid, email text, seen_at timestamptz, has_second_step boolean, sessions bigint)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email, s.seen_at, exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'), coalesce(s.count, 0)
  from auth.users u left join (
    select x.user_id, max(coalesce(x.refreshed_at, x.created_at)) as seen_at, count(*) from auth.sessions x group by x.user_id) s on s.user_id = u.id
  where u.deleted_at is null
$$;
revoke all on function app.accounts() from public;
grant execute on function app.accounts() to service_role;
grant execute on function app.free_slug(text) to service_role;
