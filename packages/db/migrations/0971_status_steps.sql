-- A company's own steps within the five states of a delivery, and which orders reached them.
create table public.status_steps (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null,
  names jsonb not null default '{}',
  state text not null,
  after_id uuid,
  position int not null default 0,
  set_by text[] not null,
  zone_id uuid,
  is_shown boolean not null default true,
  is_active boolean not null default true,
  colour text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint status_steps_pkey primary key (tenant_id, id),
  constraint status_steps_after_fkey foreign key (tenant_id, after_id) references public.status_steps (tenant_id, id),
  constraint status_steps_zone_fkey foreign key (tenant_id, zone_id) references public.zones (tenant_id, id) on delete set null (zone_id),
  constraint status_steps_name_check check (length(trim(name)) between 1 and 60),
  constraint status_steps_names_check check (app.is_json(names, 'object', 3000)),
  constraint status_steps_state_check check (state in ('pending', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered')),
  constraint status_steps_set_by_check check (cardinality(set_by) > 0 and set_by <@ array['driver', 'dispatcher', 'scan', 'zone']),
  constraint status_steps_colour_check check (colour ~ '^#[0-9a-f]{6}$')
);
comment on table public.status_steps is 'A company''s own steps within the five states of a delivery. Everything else of the product reads the state.';
comment on column public.status_steps.names is 'Names for recipients by language, as in ISO 639; name is for all others.';
comment on column public.status_steps.after_id is 'The step that must have been reached before; null: none.';
comment on column public.status_steps.set_by is 'Who may set it: driver, dispatcher, scan (at loading), zone (the van enters zone_id).';
comment on column public.status_steps.is_shown is 'Whether recipients see it on the tracking page.';
create unique index status_steps_by_name on public.status_steps (tenant_id, lower(name));
create index status_steps_by_after on public.status_steps (tenant_id, after_id);
create index status_steps_by_zone on public.status_steps (tenant_id, zone_id);

create table public.order_steps (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  order_id uuid not null,
  step_id uuid not null,
  name text not null,
  said_by text not null,
  user_id uuid references auth.users (id) on delete set null,
  at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint order_steps_pkey primary key (tenant_id, id),
  constraint order_steps_order_fkey foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete cascade,
  constraint order_steps_step_fkey foreign key (tenant_id, step_id) references public.status_steps (tenant_id, id),
  constraint order_steps_said_by_check check (said_by in ('driver', 'dispatch', 'scan', 'zone'))
);
comment on table public.order_steps is 'Which steps an order reached, when and by whom.';
comment on column public.order_steps.name is 'The name of the step at that moment.';
create index order_steps_by_order on public.order_steps (tenant_id, order_id, at);
create index order_steps_by_step on public.order_steps (tenant_id, step_id);
create index order_steps_by_user on public.order_steps (user_id);
