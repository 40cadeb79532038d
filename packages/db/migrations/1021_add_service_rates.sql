-- What a company charges its clients for deliveries: rate cards, and the prices of orders.
create table public.rate_cards (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null,
  is_default boolean not null default false,
  rates jsonb not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rate_cards_pkey primary key (tenant_id, id),
  constraint rate_cards_name_check check (length(trim(name)) between 1 and 80),
  constraint rate_cards_rates_check check (app.is_json(rates, 'object', 20000) and rates ?& array['baseMinor', 'perKmMinor',
    'includedKm', 'perParcelMinor', 'weightBands', 'zones', 'windows', 'weekend', 'night', 'minimumMinor'])
);
comment on table public.rate_cards is 'What a company charges for a delivery. Orders keep the price of their day when a card changes.';
comment on column public.rate_cards.is_default is 'The card of orders and quotes that name none.';
comment on column public.rate_cards.rates is 'Amounts in hundredths of the company''s currency (contracts: serviceRates).';
create unique index rate_cards_by_name on public.rate_cards (tenant_id, lower(name));
create unique index rate_cards_one_default on public.rate_cards (tenant_id) where is_default;
create index rate_cards_by_maker on public.rate_cards (created_by) where created_by is not null;

create table public.order_prices (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  order_id uuid not null,
  rate_card_id uuid,
  rate_card text not null,
  currency text not null,
  metres integer not null,
  lines jsonb not null,
  total_minor bigint not null,
  priced_by uuid references auth.users (id) on delete set null,
  priced_at timestamptz not null default now(),
  constraint order_prices_pkey primary key (tenant_id, order_id),
  constraint order_prices_order_fkey foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete cascade,
  constraint order_prices_card_fkey foreign key (tenant_id, rate_card_id) references public.rate_cards (tenant_id, id) on delete set null (rate_card_id),
  constraint order_prices_card_check check (length(trim(rate_card)) between 1 and 80),
  constraint order_prices_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint order_prices_metres_check check (metres >= 0),
  constraint order_prices_lines_check check (app.is_json(lines, 'array', 8000)),
  constraint order_prices_total_check check (total_minor >= 0)
);
comment on table public.order_prices is 'What an order costs the client, with its lines as they were computed.';
comment on column public.order_prices.rate_card is 'Name of the card at that time.';
create index order_prices_by_card on public.order_prices (tenant_id, rate_card_id);
create index order_prices_by_maker on public.order_prices (priced_by) where priced_by is not null;
