-- Tax by the buyer's country, credit notes, yearly plans, prices in several currencies, coupons.
alter table public.billing_details add column country text not null default '';
alter table public.billing_details add constraint billing_details_country_check check (country ~ '^([A-Z]{2})?$');

create table public.plan_prices (
  plan_id text not null references public.subscription_plans (id) on delete cascade,
  period text not null,
  currency text not null,
  price_minor integer not null,
  constraint plan_prices_pkey primary key (plan_id, period, currency),
  constraint plan_prices_period_check check (period in ('month', 'year')),
  constraint plan_prices_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint plan_prices_price_check check (price_minor > 0)
);
comment on table public.plan_prices is 'Prices of plans by the year or in other currencies, beside the price by the month of the plan itself.';

create table public.coupons (
  code text not null,
  percent_off numeric(5,2),
  amount_off_minor integer,
  currency text,
  invoices integer,
  company_limit integer,
  companies integer not null default 0,
  expires_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint coupons_pkey primary key (code),
  constraint coupons_code_check check (code ~ '^[A-Z0-9-]{3,40}$'),
  constraint coupons_worth_check check ((percent_off is null) <> (amount_off_minor is null)),
  constraint coupons_percent_check check (percent_off > 0 and percent_off <= 100),
  constraint coupons_amount_check check (amount_off_minor > 0),
  constraint coupons_currency_check check (currency ~ '^[A-Z]{3}$' and (amount_off_minor is null) = (currency is null) or amount_off_minor is null and currency is null),
  constraint coupons_invoices_check check (invoices between 1 and 120),
  constraint coupons_companies_check check (companies >= 0 and (company_limit is null or companies <= company_limit)),
  constraint coupons_company_limit_check check (company_limit >= 1)
);
comment on table public.coupons is 'Discounts of the platform''s owner. `invoices` limits the discounted invoices of a company, `company_limit` the companies; null is without limit.';

create table public.coupon_redemptions (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  coupon_code text not null references public.coupons (code),
  redeemed_at timestamptz not null default now(),
  constraint coupon_redemptions_pkey primary key (tenant_id, coupon_code)
);
create index coupon_redemptions_by_code on public.coupon_redemptions (coupon_code);
comment on table public.coupon_redemptions is 'Companies that redeemed a coupon, each once.';

alter table public.subscriptions add column period text not null default 'month',
  add column next_period text, add column next_currency text, add column coupon_code text references public.coupons (code);
alter table public.subscriptions add constraint subscriptions_period_check check (period in ('month', 'year')),
  add constraint subscriptions_next_period_check check (next_period in ('month', 'year')),
  add constraint subscriptions_next_currency_check check (next_currency ~ '^[A-Z]{3}$');
create index subscriptions_by_coupon on public.subscriptions (coupon_code) where coupon_code is not null;
alter table public.subscription_events add column currency text not null default 'USD';
alter table public.subscription_events add constraint subscription_events_currency_check check (currency ~ '^[A-Z]{3}$');

alter table public.invoices add column tax_note text not null default '', add column credited_minor integer not null default 0,
  add column coupon_code text, add column period text not null default 'month';
alter table public.invoices drop constraint invoices_status_check;
alter table public.invoices add constraint invoices_status_check check (status in ('open', 'paid', 'void', 'credited')),
  add constraint invoices_tax_note_check check (length(tax_note) <= 300),
  add constraint invoices_coupon_code_check check (length(coupon_code) <= 40),
  add constraint invoices_period_check check (period in ('month', 'year')),
  add constraint invoices_credited_check check (credited_minor between 0 and total_minor);

create table public.credit_notes (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  number text not null,
  invoice_id uuid not null,
  currency text not null,
  lines jsonb not null,
  subtotal_minor integer not null,
  tax_label text not null,
  tax_percent numeric(5,2) not null,
  tax_minor integer not null,
  total_minor integer not null,
  tax_note text not null default '',
  seller jsonb not null,
  buyer jsonb not null,
  reason text not null,
  issued_at timestamptz not null,
  constraint credit_notes_pkey primary key (tenant_id, id),
  constraint credit_notes_number_key unique (number),
  constraint credit_notes_invoice_fkey foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id),
  constraint credit_notes_total_check check (total_minor = subtotal_minor + tax_minor and subtotal_minor > 0 and tax_minor >= 0),
  constraint credit_notes_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint credit_notes_lines_check check (jsonb_typeof(lines) = 'array'),
  constraint credit_notes_reason_check check (length(reason) between 1 and 300),
  constraint credit_notes_tax_note_check check (length(tax_note) <= 300)
);
create index credit_notes_by_invoice on public.credit_notes (tenant_id, invoice_id);
comment on table public.credit_notes is 'Numbered credit notes, each for one invoice. They never change; amounts in minor units.';

create table app.credit_note_numbers (
  year integer not null,
  last integer not null,
  constraint credit_note_numbers_pkey primary key (year)
);
comment on table app.credit_note_numbers is 'The last number of a credit note in each year.';

alter table public.email_templates drop constraint email_templates_type_check;
alter table public.email_templates add constraint email_templates_type_check check (type in ('password_reset', 'welcome', 'order_confirmation', 'delivery_notification', 'email_confirmation', 'invitation', 'magic_link', 'email_change', 'confirmation_code', 'account_exists', 'passkey_added', 'passwords_refused', 'contact_message', 'trial_ending', 'trial_ended', 'invoice_issued', 'payment_reminder', 'payment_final_notice', 'payment_received', 'credit_note_issued', 'company_suspended', 'company_resumed', 'company_closed', 'support_reply', 'custom'));
