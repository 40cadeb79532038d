-- Shops send their orders by their own webhooks: who they are, and what came of each call.

create table public.shops (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  kind text not null check (kind in ('shopify', 'woocommerce')),
  name text not null check (length(trim(name)) between 1 and 120),
  secret text not null check (length(secret) between 8 and 500),
  lead_days int not null default 1 check (lead_days between 0 and 30),
  last_received_at timestamptz,
  wrong_signature_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index shops_by_id on public.shops (id);
create index shops_by_maker on public.shops (created_by);
comment on table public.shops is 'Shops whose orders come in by their own webhooks.';
comment on column public.shops.secret is 'What the shop signs its calls with; it is kept as it is, and never shown again.';
comment on column public.shops.lead_days is 'Days from the call to the day of delivery, for orders that are new.';
comment on column public.shops.wrong_signature_at is 'When a call came last that was not signed with the secret.';
call app.protect_platform_table('public.shops');
grant select (tenant_id, id, kind, name, lead_days, last_received_at, wrong_signature_at, created_by, created_at)
  on public.shops to authenticated;
create policy admins_read on public.shops for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
-- Each call notes when it came: that is no change that somebody made.
create trigger write_audit after insert or delete on public.shops for each row execute function app.write_audit('all');
create trigger check_allowed before insert on public.shops for each row execute function app.check_webhook_allowed();

create table public.shop_calls (
  tenant_id uuid not null,
  shop_id uuid not null,
  delivery_id text not null check (length(delivery_id) between 1 and 200),
  topic text not null check (length(topic) <= 100),
  reference text check (length(reference) <= 200),
  said_at timestamptz,
  outcome text not null check (outcome in ('stored', 'unchanged', 'ignored', 'refused')),
  message text check (length(message) <= 500),
  received_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, delivery_id),
  foreign key (tenant_id, shop_id) references public.shops (tenant_id, id) on delete cascade
);
create index shop_calls_newest on public.shop_calls (tenant_id, shop_id, received_at desc);
create index shop_calls_by_reference on public.shop_calls (tenant_id, shop_id, reference, said_at desc);
comment on table public.shop_calls is 'Calls of shops of the last 30 days, by the shop''s own id, so that a repeated one does nothing.';
comment on column public.shop_calls.said_at is 'When the shop last changed the order: an older call that comes later does nothing.';
call app.protect_platform_table('public.shop_calls');
grant select on public.shop_calls to authenticated;
create policy admins_read on public.shop_calls for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
