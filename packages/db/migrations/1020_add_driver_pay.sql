-- Pay of drivers: rules with a first day, corrections, and approved statements of a month.
create table public.pay_rules (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null,
  starts_on date not null,
  driver_ids uuid[] not null default '{}',
  per_shift_minor integer not null default 0,
  per_hour_minor integer not null default 0,
  per_stop_minor integer not null default 0,
  per_km_minor integer not null default 0,
  per_failed_minor integer not null default 0,
  on_time_minor integer not null default 0,
  on_time_percent smallint not null default 95,
  day_minimum_minor integer not null default 0,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint pay_rules_pkey primary key (tenant_id, id),
  constraint pay_rules_name_check check (length(trim(name)) between 1 and 80),
  constraint pay_rules_starts_on_check check (app.is_usable_day(starts_on)),
  constraint pay_rules_drivers_check check (cardinality(driver_ids) <= 500 and array_position(driver_ids, null) is null),
  constraint pay_rules_rates_check check (
    per_shift_minor between 0 and 10000000 and per_hour_minor between 0 and 10000000 and per_stop_minor between 0 and 10000000
    and per_km_minor between 0 and 10000000 and per_failed_minor between 0 and 10000000 and on_time_minor between 0 and 10000000
    and day_minimum_minor between 0 and 10000000),
  constraint pay_rules_on_time_percent_check check (on_time_percent between 1 and 100)
);
comment on table public.pay_rules is 'What drivers earn from a day on: the rule of a driver''s day is the latest one that names the driver, else the latest for all.';
comment on column public.pay_rules.driver_ids is 'Drivers whom the rule pays; empty: all drivers whom no other rule names.';
comment on column public.pay_rules.per_hour_minor is 'Rates are in hundredths of the company''s currency.';
comment on column public.pay_rules.on_time_minor is 'Bonus of a day on which at least `on_time_percent` of the served stops were on time.';
create index pay_rules_by_start on public.pay_rules (tenant_id, starts_on);
create index pay_rules_by_maker on public.pay_rules (created_by) where created_by is not null;

create table public.pay_corrections (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  driver_id uuid not null,
  date date not null,
  amount_minor integer not null,
  reason text not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint pay_corrections_pkey primary key (tenant_id, id),
  constraint pay_corrections_driver_fkey foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id),
  constraint pay_corrections_date_check check (app.is_usable_day(date)),
  constraint pay_corrections_amount_check check (amount_minor <> 0 and amount_minor between -100000000 and 100000000),
  constraint pay_corrections_reason_check check (length(trim(reason)) between 1 and 300)
);
comment on table public.pay_corrections is 'Amounts that staff add to a driver''s pay or take off it, each with its reason.';
create index pay_corrections_by_driver on public.pay_corrections (tenant_id, driver_id, date);
create index pay_corrections_by_day on public.pay_corrections (tenant_id, date);
create index pay_corrections_by_maker on public.pay_corrections (created_by) where created_by is not null;

create table public.pay_statements (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  driver_id uuid not null,
  month date not null,
  currency text not null,
  days jsonb not null,
  total_minor bigint not null,
  approved_by uuid references auth.users (id) on delete set null,
  approved_at timestamptz not null default now(),
  constraint pay_statements_pkey primary key (tenant_id, id),
  constraint pay_statements_month_key unique (tenant_id, driver_id, month),
  constraint pay_statements_driver_fkey foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id),
  constraint pay_statements_month_check check (app.is_usable_day(month) and month = date_trunc('month', month)::date),
  constraint pay_statements_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint pay_statements_days_check check (app.is_json(days, 'array', 400000))
);
comment on table public.pay_statements is 'Approved statements. Until then a statement is computed from driven days, rules and corrections.';
comment on column public.pay_statements.month is 'Its first day.';
comment on column public.pay_statements.days is 'Lines of each driven day as approved (contracts: payDay).';
create index pay_statements_by_month on public.pay_statements (tenant_id, month);
create index pay_statements_by_approver on public.pay_statements (approved_by) where approved_by is not null;

alter table public.api_keys drop constraint scopes_known;
alter table public.api_keys add constraint scopes_known check (scopes <@ array['orders:read', 'orders:write', 'fleet:read', 'fleet:write', 'plans:read', 'plans:write', 'plans:dispatch', 'live:read', 'positions:write', 'addresses:read', 'addresses:write', 'optimize:run', 'webhooks:read', 'webhooks:write', 'persons:read', 'persons:erase', 'pay:read', 'pay:write']);
