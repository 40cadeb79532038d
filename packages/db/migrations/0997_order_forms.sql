-- A company's public order form, and what visitors sent with it.
create table public.order_forms (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  is_open boolean not null default false,
  needs_acceptance boolean not null default true,
  services jsonb not null default '[]',
  slots jsonb not null default '[]',
  fields jsonb not null default '{"email": "required", "phone": "optional", "packages": "optional", "weight": "off", "note": "optional"}',
  zone_ids uuid[] not null default '{}',
  lead_hours int not null default 24,
  days_ahead int not null default 14,
  intro text not null default '',
  confirmation text not null default '',
  frame_origins text[] not null default '{}',
  secret uuid not null default gen_random_uuid(),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint order_forms_pkey primary key (tenant_id),
  constraint order_forms_services_check check (app.is_json(services, 'array', 20000) and jsonb_array_length(services) <= 20),
  constraint order_forms_slots_check check (app.is_json(slots, 'array', 20000) and jsonb_array_length(slots) <= 50),
  constraint order_forms_fields_check check (app.is_json(fields, 'object', 2000)),
  constraint order_forms_zones_check check (cardinality(zone_ids) <= 100),
  constraint order_forms_lead_check check (lead_hours between 0 and 720),
  constraint order_forms_ahead_check check (days_ahead between 1 and 60),
  constraint order_forms_intro_check check (length(intro) <= 1000),
  constraint order_forms_confirmation_check check (length(confirmation) <= 1000),
  constraint order_forms_origins_check check (cardinality(frame_origins) <= 10),
  -- A form without a service or a slot would offer nothing.
  constraint order_forms_open_check check (not is_open or (jsonb_array_length(services) > 0 and jsonb_array_length(slots) > 0))
);
comment on table public.order_forms is 'The public page on which strangers order from a company; its address is the company''s slug.';
comment on column public.order_forms.services is 'What can be ordered: id, name, type, minutes, prices in hundredths.';
comment on column public.order_forms.slots is 'Windows of weekdays: id, weekdays, from, to, supplement in hundredths, most orders.';
comment on column public.order_forms.fields is 'Which details are asked for: off, optional or required.';
comment on column public.order_forms.zone_ids is 'Zones that are served; none: wherever addresses are found.';
comment on column public.order_forms.frame_origins is 'Sites that may show the form in a frame.';
comment on column public.order_forms.secret is 'Signs the marks that tell visitors from programs.';
create index order_forms_by_creator on public.order_forms (created_by);

create table public.order_requests (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null,
  state text not null default 'waiting',
  date date not null,
  slot_id text not null,
  wish jsonb not null,
  price_minor int not null,
  currency text not null,
  problem text,
  order_id uuid,
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint order_requests_pkey primary key (tenant_id, id),
  constraint order_requests_order_fkey foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete set null (order_id),
  constraint order_requests_state_check check (state in ('waiting', 'accepted', 'declined')),
  constraint order_requests_slot_check check (length(slot_id) <= 40),
  constraint order_requests_wish_check check (app.is_json(wish, 'object', 8000)),
  constraint order_requests_price_check check (price_minor >= 0),
  constraint order_requests_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint order_requests_problem_check check (length(problem) <= 500),
  constraint order_requests_decided_check check ((state = 'waiting') = (decided_at is null)),
  -- The order holds the person's data after that, and a declined request none.
  constraint order_requests_cleared_check check (state = 'waiting' or wish = '{}')
);
comment on table public.order_requests is 'What visitors sent with a company''s order form. An accepted request is an order with the same id.';
comment on column public.order_requests.wish is 'Names, addresses and loads as sent; empty once decided.';
comment on column public.order_requests.problem is 'Why no order came of it by itself.';
create index order_requests_by_state on public.order_requests (tenant_id, state, created_at);
create index order_requests_by_slot on public.order_requests (tenant_id, date, slot_id);
create index order_requests_by_order on public.order_requests (tenant_id, order_id);
create index order_requests_by_decider on public.order_requests (decided_by);
