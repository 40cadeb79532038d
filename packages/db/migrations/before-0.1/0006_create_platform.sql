-- What is sent, what is paid, what is run: mail, subscriptions, support, status page, audit, limits.

create table public.subscription_plans (
  id text primary key check (id ~ '^[a-z_]+$'),
  name text not null,
  price_minor int check (price_minor >= 0),
  currency text not null default 'USD',
  period text not null default 'month',
  vehicle_limit int not null default 0 check (vehicle_limit >= 0),
  features jsonb not null default '[]',
  limits jsonb not null default '{}',
  is_popular boolean not null default false,
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.subscription_plans is 'What a tenant may buy. price_minor null = on request; vehicle_limit 0 = unlimited. The pricing page reads it.';
create trigger touch before update on public.subscription_plans for each row execute function app.touch();
call app.protect_platform_table('public.subscription_plans');
grant select on public.subscription_plans to anon, authenticated;
grant insert, update, delete on public.subscription_plans to authenticated;
create policy all_read on public.subscription_plans for select to anon, authenticated using (is_active or (select app.is_platform_owner()));
create policy owner_writes on public.subscription_plans for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
insert into public.subscription_plans (id, name, price_minor, vehicle_limit, features, limits, is_popular, position) values
  ('starter', 'Starter', 9900, 5, '["Up to 5 vehicles", "Route planning on real roads", "Live map and tracking pages", "CSV and XLSX import", "E-mail support"]', '{"members": 3}', false, 1),
  ('professional', 'Professional', 29900, 25, '["Up to 25 vehicles", "Everything in Starter", "Re-planning during the day", "Analytics and export", "API and webhooks", "Priority support"]', '{"members": 15, "api": true}', true, 2),
  ('enterprise', 'Enterprise', null, 0, '["Unlimited vehicles", "Everything in Professional", "Own region packs and engines", "Single sign-on", "Agreed service levels"]', '{"members": 0, "api": true}', false, 3);

create table public.subscriptions (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  plan_id text not null references public.subscription_plans (id),
  status text not null check (status in ('trial', 'active', 'past_due', 'cancelled')),
  amount int not null default 0 check (amount >= 0),
  currency text not null default 'USD',
  vehicle_limit int not null check (vehicle_limit >= 0),
  limits jsonb not null default '{}',
  trial_ends_at timestamptz,
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (status <> 'trial' or trial_ends_at is not null)
);
create unique index subscriptions_one_live on public.subscriptions (tenant_id) where status <> 'cancelled';
comment on table public.subscriptions is 'What a tenant bought, with its limits copied at purchase (0 = unlimited). Reads treat a trial past its end as expired.';
create trigger touch before update on public.subscriptions for each row execute function app.touch();
call app.protect_tenant_table('public.subscriptions', false);

-- A tenant may work (import, plan, dispatch) while a subscription runs. A day on the road goes on without one.
create function app.may_work(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.subscriptions s where s.tenant_id = target
    and (s.status in ('active', 'past_due') or (s.status = 'trial' and s.trial_ends_at > now())))
    and exists (select 1 from public.tenants t where t.id = target and t.status = 'active')
$$;
create function app.require_subscription() returns trigger language plpgsql set search_path = '' as $$
begin
  if not app.may_work(new.tenant_id) then
    perform app.refuse('trial_ended', 403, null, 'Choose a plan on the pricing page.');
  end if;
  return new;
end $$;
create trigger require_subscription before insert on public.orders for each row execute function app.require_subscription();
create trigger require_subscription before insert on public.plans for each row execute function app.require_subscription();
create trigger require_subscription before insert on public.routes for each row execute function app.require_subscription();

-- The vehicle limit is counted under a lock per tenant, so that fifty creates at once make exactly the limit.
create function app.check_vehicle_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare allowed int;
begin
  if new.status <> 'active' or (tg_op = 'UPDATE' and old.status = 'active') then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('vehicle_limit:' || new.tenant_id, 0));
  select s.vehicle_limit into allowed from public.subscriptions s where s.tenant_id = new.tenant_id and s.status <> 'cancelled';
  if allowed is null then perform app.refuse('trial_ended', 403, null, 'Choose a plan on the pricing page.'); end if;
  if allowed > 0 and (select count(*) from public.vehicles v
      where v.tenant_id = new.tenant_id and v.status = 'active' and v.id <> new.id) >= allowed then
    perform app.refuse('vehicle_limit', 403, allowed::text, 'Archive a vehicle or choose a larger plan.');
  end if;
  return new;
end $$;
create trigger check_limit before insert or update of status on public.vehicles for each row execute function app.check_vehicle_limit();

create table public.email_templates (
  id uuid primary key default app.uuid_v7(),
  name text not null check (length(trim(name)) > 0),
  type text not null check (type in ('password_reset', 'welcome', 'order_confirmation', 'delivery_notification', 'custom')),
  subject text not null check (length(trim(subject)) > 0),
  html_content text not null default '',
  text_content text not null default '',
  variables jsonb not null default '[]',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index email_templates_one_active on public.email_templates (type) where is_active and type <> 'custom';
comment on table public.email_templates is 'Every mail the product sends is rendered from the active template of its type.';
create trigger touch before update on public.email_templates for each row execute function app.touch();
call app.protect_platform_table('public.email_templates');
grant select, insert, update, delete on public.email_templates to authenticated;
create policy owner_works on public.email_templates for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));

create table public.outbox (
  id uuid primary key default app.uuid_v7(),
  tenant_id uuid references public.tenants (id) on delete cascade,
  channel text not null default 'email' check (channel in ('email', 'sms')),
  dedupe_key text not null unique,
  recipient text not null,
  subject text,
  html text,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'caught', 'failed')),
  attempts int not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_by_tenant on public.outbox (tenant_id, created_at desc);
comment on table public.outbox is 'Mail to be sent and sent. State caught: no SMTP_URL is set, so it is shown in the owner''s portal instead.';
call app.protect_platform_table('public.outbox');
grant select on public.outbox to authenticated;
create policy owner_looks on public.outbox for select to authenticated using ((select app.is_platform_owner()));

create table public.notifications (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index notifications_by_user on public.notifications (user_id, created_at desc);
comment on table public.notifications is 'In-app notices of one person.';
call app.protect_platform_table('public.notifications');
grant select, update (read_at) on public.notifications to authenticated;
create policy own_read on public.notifications for select to authenticated using (user_id = (select app.user_id()));
create policy own_mark on public.notifications for update to authenticated
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

create table public.support_tickets (
  id uuid primary key default app.uuid_v7(),
  tenant_id uuid references public.tenants (id) on delete cascade,
  status text not null default 'open' check (status in ('open', 'pending', 'closed')),
  subject text not null check (length(trim(subject)) between 1 and 200),
  message text not null check (length(message) <= 10000),
  requester_name text,
  requester_email text,
  contact_message_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_by_tenant on public.support_tickets (tenant_id, created_at desc);
comment on table public.support_tickets is 'The owner''s support inbox; contact messages land here too.';
create trigger touch before update on public.support_tickets for each row execute function app.touch();
call app.protect_platform_table('public.support_tickets');
grant select, insert on public.support_tickets to authenticated;
grant update (status) on public.support_tickets to authenticated;
create policy members_read on public.support_tickets for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.is_reader())));
create policy members_ask on public.support_tickets for insert to authenticated
  with check (tenant_id = (select app.tenant_id()) and (select app.is_reader()) and status = 'open' and created_by = (select app.user_id()));
create policy owner_updates on public.support_tickets for update to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));

create table public.contact_messages (
  id uuid primary key default app.uuid_v7(),
  name text not null check (length(trim(name)) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  company text check (length(company) <= 200),
  phone text check (length(phone) <= 40),
  subject text not null default 'general' check (subject in ('general', 'sales', 'support', 'partnership', 'demo')),
  message text not null check (length(trim(message)) between 1 and 5000),
  submission_key text unique,
  created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'What visitors wrote on the contact page. Written by the service only, under its rate limits.';
call app.protect_platform_table('public.contact_messages');
grant select on public.contact_messages to authenticated;
create policy owner_looks on public.contact_messages for select to authenticated using ((select app.is_platform_owner()));

create table public.incidents (
  id uuid primary key default app.uuid_v7(),
  title text not null check (length(trim(title)) between 1 and 200),
  body text not null default '',
  component text not null,
  severity text not null default 'minor' check (severity in ('minor', 'major', 'critical')),
  state text not null default 'investigating' check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  started_at timestamptz not null default now(),
  resolved_at timestamptz,
  updates jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.incidents is 'Incidents that the owner posts on the status page.';
create trigger touch before update on public.incidents for each row execute function app.touch();
create table public.maintenance_windows (
  id uuid primary key default app.uuid_v7(),
  title text not null check (length(trim(title)) between 1 and 200),
  body text not null default '',
  components text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
comment on table public.maintenance_windows is 'Maintenance that the owner announces.';
create table public.probe_results (
  component text not null,
  at timestamptz not null,
  is_up boolean not null,
  latency_ms int,
  detail text,
  primary key (component, at)
);
comment on table public.probe_results is 'The server''s own health probes, one a component and minute; the status page computes uptime from them.';
call app.protect_platform_table('public.incidents');
call app.protect_platform_table('public.maintenance_windows');
call app.protect_platform_table('public.probe_results');
grant select on public.incidents, public.maintenance_windows, public.probe_results to anon, authenticated;
grant insert, update, delete on public.incidents, public.maintenance_windows to authenticated;
create policy all_read on public.incidents for select to anon, authenticated using (true);
create policy all_read on public.maintenance_windows for select to anon, authenticated using (true);
create policy all_read on public.probe_results for select to anon, authenticated using (true);
create policy owner_writes on public.incidents for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
create policy owner_writes on public.maintenance_windows for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));

create table public.api_keys (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null,
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null default '{}',
  created_by uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
comment on table public.api_keys is 'Integrators'' keys, kept as SHA-256 and shown once.';
call app.protect_tenant_table('public.api_keys', false);
revoke select on public.api_keys from authenticated;
grant select (tenant_id, id, name, prefix, scopes, created_by, created_at, last_used_at, revoked_at) on public.api_keys to authenticated;

create table public.audit_log (
  id uuid primary key default app.uuid_v7(),
  tenant_id uuid,
  actor_id uuid,
  action text not null,
  subject text,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_log_by_tenant on public.audit_log (tenant_id, at desc);
comment on table public.audit_log is 'Who did what. Append only: nobody has update or delete, the service neither.';
call app.protect_platform_table('public.audit_log');
revoke update, delete on public.audit_log from service_role;
grant select on public.audit_log to authenticated;
create policy admins_read on public.audit_log for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin'));

create table app.settings (key text primary key, value jsonb not null, updated_at timestamptz not null default now());
comment on table app.settings is 'Switches of the platform.';
create table app.idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on table app.idempotency_keys is 'First answers of POSTs, kept 24 h: a repeated request gets the same one.';
create table app.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits int not null default 0,
  primary key (bucket, window_start)
);
comment on table app.rate_limits is 'Counters of limited actions (per address, account, e-mail).';
do $$
declare t text;
begin
  foreach t in array array['app.settings', 'app.idempotency_keys', 'app.rate_limits'] loop
    execute format('call app.protect_platform_table(%L)', t);
  end loop;
end $$;
