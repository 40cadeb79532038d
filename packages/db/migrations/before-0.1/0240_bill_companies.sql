-- From a trial to a paid plan and out again: what was bought, what was invoiced, and what happened to a subscription when.

alter table public.subscriptions
  add column current_period_start timestamptz,
  add column next_plan_id text references public.subscription_plans (id),
  add column cancels_at_period_end boolean not null default false,
  add column past_due_since timestamptz,
  add column cancelled_at timestamptz,
  add column cancel_reason text check (length(cancel_reason) <= 500),
  add column provider text not null default 'invoice' check (provider in ('invoice', 'stripe')),
  add column provider_customer_id text,
  add column provider_subscription_id text unique,
  add column provider_event_at timestamptz;
comment on column public.subscriptions.provider_event_at is 'When the newest event of the payment provider that was applied happened: older ones that come late change nothing.';
comment on column public.subscriptions.next_plan_id is
  'During a trial or after an end: the plan that starts once its invoice is paid. While active: the plan from the next period on.';
create index subscriptions_next_plan on public.subscriptions (next_plan_id) where next_plan_id is not null;

alter table public.tenants
  add column suspended_at timestamptz,
  add column suspended_reason text check (length(suspended_reason) <= 500),
  add column delete_after timestamptz;
comment on column public.tenants.suspended_reason is 'Why the company may only read: the owner''s words, or "unpaid" where the billing clock did it.';
comment on column public.tenants.delete_after is 'A closed company is deleted with everything it has after this moment.';

create table public.billing_details (
  tenant_id uuid primary key references public.tenants (id) on delete cascade,
  name text not null default '' check (length(name) <= 200),
  address text not null default '' check (length(address) <= 500),
  tax_id text not null default '' check (length(tax_id) <= 60),
  email text check (length(email) between 3 and 254),
  updated_at timestamptz not null default now()
);
comment on table public.billing_details is 'To whom a company''s invoices are written, and where they are sent besides its administrators.';
create trigger touch before update on public.billing_details for each row execute function app.touch();
call app.protect_platform_table('public.billing_details');
grant select on public.billing_details to authenticated;
create policy admins_read on public.billing_details for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin'));

-- An invoice outlives its company: the law wants it kept. Hence no foreign key to tenants, and seller and buyer in words.
create table public.invoices (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  number text not null unique,
  subscription_id uuid not null,
  kind text not null check (kind in ('start', 'renewal', 'change')),
  plan_id text not null references public.subscription_plans (id),
  status text not null default 'open' check (status in ('open', 'paid', 'void')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  subtotal_minor int not null check (subtotal_minor >= 0),
  tax_label text not null,
  tax_percent numeric(5, 2) not null check (tax_percent between 0 and 100),
  tax_minor int not null check (tax_minor >= 0),
  total_minor int not null,
  seller jsonb not null,
  buyer jsonb not null,
  period_start timestamptz,
  period_end timestamptz,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  paid_by text check (paid_by in ('transfer', 'card', 'cash', 'other')),
  payment_reference text check (length(payment_reference) <= 200),
  reminders int not null default 0,
  voided_at timestamptz,
  provider_invoice_id text unique,
  primary key (tenant_id, id),
  check (total_minor = subtotal_minor + tax_minor),
  check ((status = 'paid') = (paid_at is not null))
);
create index invoices_by_time on public.invoices (tenant_id, issued_at desc);
create index invoices_open on public.invoices (due_at) where status = 'open';
create index invoices_by_plan on public.invoices (plan_id);
comment on table public.invoices is 'Numbered invoices. Seller, buyer and lines are copied when it is issued and never change; amounts in minor units.';
call app.protect_platform_table('public.invoices');
grant select on public.invoices to authenticated;
create policy admins_read on public.invoices for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin'));

create table app.invoice_numbers (year int primary key, last int not null);
comment on table app.invoice_numbers is 'The last invoice number of each year. Its row stays locked until the invoice is committed, so that none is missing.';
call app.protect_platform_table('app.invoice_numbers');

create function app.next_invoice_number(at timestamptz) returns text
language plpgsql set search_path = '' as $$
declare taken int; of_year int := extract(year from at at time zone 'UTC');
begin
  insert into app.invoice_numbers as n (year, last) values (of_year, 1)
  on conflict (year) do update set last = n.last + 1 returning last into taken;
  return of_year || '-' || lpad(taken::text, 4, '0');
end $$;

-- What was sold is not rewritten: only how it was settled may change.
create function app.keep_invoice() returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.number, old.lines, old.subtotal_minor, old.tax_minor, old.total_minor, old.seller, old.buyer, old.issued_at, old.currency)
    is distinct from (new.number, new.lines, new.subtotal_minor, new.tax_minor, new.total_minor, new.seller, new.buyer, new.issued_at, new.currency)
    or (old.status <> 'open' and new.status <> old.status) then
    perform app.refuse('invoice_settled', 409, old.number);
  end if;
  return new;
end $$;
create trigger keep_invoice before update on public.invoices for each row execute function app.keep_invoice();

create table app.payment_events (
  id text primary key,
  type text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now()
);
comment on table app.payment_events is 'Events of the payment provider that were applied. One that comes again is known by its id.';
call app.protect_platform_table('app.payment_events');

create table public.subscription_events (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  at timestamptz not null default now(),
  subscription_id uuid not null,
  plan_id text not null,
  status text not null,
  amount int not null,
  previous_plan_id text,
  previous_status text,
  previous_amount int,
  primary key (tenant_id, id)
);
create index subscription_events_by_time on public.subscription_events (at);
comment on table public.subscription_events is 'Every change of a subscription''s state, plan or amount: revenue over time is counted from here.';
call app.protect_platform_table('public.subscription_events');
grant select on public.subscription_events to authenticated;
create policy owner_looks on public.subscription_events for select to authenticated using ((select app.is_platform_owner()));

create function app.note_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.subscription_events (tenant_id, subscription_id, plan_id, status, amount)
    values (new.tenant_id, new.id, new.plan_id, new.status, new.amount);
  elsif (new.plan_id, new.status, new.amount) is distinct from (old.plan_id, old.status, old.amount) then
    insert into public.subscription_events
      (tenant_id, subscription_id, plan_id, status, amount, previous_plan_id, previous_status, previous_amount)
    values (new.tenant_id, new.id, new.plan_id, new.status, new.amount, old.plan_id, old.status, old.amount);
  end if;
  return null;
end $$;
create trigger note_change after insert or update on public.subscriptions for each row execute function app.note_subscription();
insert into public.subscription_events (tenant_id, at, subscription_id, plan_id, status, amount)
select tenant_id, created_at, id, plan_id, status, amount from public.subscriptions;

-- Says why a company may not work, so that people read what is true: a trial that ended is not a suspension.
create function app.why_not_work(target uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when t.status <> 'active' then 'company_suspended'
    when not app.is_billing_on() then null
    when s.status in ('active', 'past_due') then null
    when s.status = 'trial' and s.trial_ends_at > now() then null
    when s.status = 'cancelled' then 'subscription_ended'
    else 'trial_ended'
  end
  from public.tenants t left join lateral (
    select x.status, x.trial_ends_at from public.subscriptions x where x.tenant_id = t.id
    order by x.status = 'cancelled', x.created_at desc limit 1) s on true
  where t.id = target
$$;
revoke all on function app.why_not_work(uuid) from public;
grant execute on function app.why_not_work(uuid) to service_role, authenticated;

create or replace function app.may_work(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tenants t where t.id = target) and app.why_not_work(target) is null
$$;

create or replace function app.require_subscription() returns trigger language plpgsql set search_path = '' as $$
declare reason text := app.why_not_work(new.tenant_id);
begin
  if reason is not null then perform app.refuse(reason, 403); end if;
  return new;
end $$;

create function app.billing_addresses(tenant uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from public.memberships m join auth.users u on u.id = m.user_id
  where m.tenant_id = tenant and m.role = 'admin' and m.status = 'active' and u.email is not null
  union
  select lower(b.email) from public.billing_details b where b.tenant_id = tenant and b.email is not null
$$;
comment on function app.billing_addresses(uuid) is 'Where a company''s invoices and reminders go: its administrators, and the address it named.';
revoke all on function app.billing_addresses(uuid) from public;
grant execute on function app.billing_addresses(uuid) to service_role;

alter table public.outbox add column attachment_name text, add column attachment bytea,
  add constraint attachment_named check ((attachment_name is null) = (attachment is null));
comment on column public.outbox.attachment is 'A file that goes with the mail: the invoice as PDF.';

alter table public.email_templates drop constraint email_templates_type_check;
alter table public.email_templates add constraint email_templates_type_check check (type in ('password_reset', 'welcome',
  'order_confirmation', 'delivery_notification', 'email_confirmation', 'invitation', 'magic_link', 'email_change',
  'confirmation_code', 'account_exists', 'contact_message', 'trial_ending', 'trial_ended', 'invoice_issued', 'payment_reminder',
  'payment_received', 'company_suspended', 'company_resumed', 'support_reply', 'custom'));

create table public.subscription_plan_versions (
  plan_id text not null references public.subscription_plans (id) on delete cascade,
  version int not null,
  at timestamptz not null default now(),
  name text not null,
  price_minor int,
  vehicle_limit int not null,
  limits jsonb not null,
  features jsonb not null,
  primary key (plan_id, version)
);
comment on table public.subscription_plan_versions is 'Plans as they were on sale before each change.';
call app.protect_platform_table('public.subscription_plan_versions');
grant select on public.subscription_plan_versions to authenticated;
create policy owner_looks on public.subscription_plan_versions for select to authenticated using ((select app.is_platform_owner()));

create function app.keep_plan_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (old.name, old.price_minor, old.vehicle_limit, old.limits, old.features)
    is distinct from (new.name, new.price_minor, new.vehicle_limit, new.limits, new.features) then
    insert into public.subscription_plan_versions (plan_id, version, name, price_minor, vehicle_limit, limits, features)
    values (old.id, old.version, old.name, old.price_minor, old.vehicle_limit, old.limits, old.features);
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger keep_version before update on public.subscription_plans for each row execute function app.keep_plan_version();
