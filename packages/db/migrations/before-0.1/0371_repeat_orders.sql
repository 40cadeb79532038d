-- An order that comes again: on which weekdays, from when until when, and what its orders say. The server makes those of the coming days.
create table public.recurring_orders (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  reference text not null check (length(trim(reference)) between 1 and 45),
  template jsonb not null check (app.is_json(template, 'object', 100000)),
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  every_weeks smallint not null default 1 check (every_weeks between 1 and 12),
  weeks_from date not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on - 1),
  skip_dates date[] not null default '{}' check (cardinality(skip_dates) <= 400),
  problem text check (length(problem) <= 500),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index recurring_orders_by_maker on public.recurring_orders (created_by) where created_by is not null;
comment on table public.recurring_orders is 'Orders that repeat on weekdays. Each of their orders is a row of orders, made some days ahead.';
comment on column public.recurring_orders.reference is 'Numbers of its orders begin with it: the day follows.';
comment on column public.recurring_orders.template is 'What its orders say, as the body of a new order without number and day: windows stay on the local clock.';
comment on column public.recurring_orders.weekdays is '1 Monday to 7 Sunday.';
comment on column public.recurring_orders.weeks_from is 'A day of a week that counts; so does every every_weeks-th week from there.';
comment on column public.recurring_orders.ends_on is 'The last day; the day before starts_on where it was stopped before it began.';
comment on column public.recurring_orders.problem is 'Why an order of the coming days could not be made; null when all were.';
call app.protect_tenant_table('public.recurring_orders', false);
call app.audit_table('public.recurring_orders', 'people');

alter table public.orders
  add column series_id uuid,
  add column series_date date,
  add constraint orders_series_fkey foreign key (tenant_id, series_id) references public.recurring_orders (tenant_id, id),
  add constraint orders_series_has_a_date check ((series_id is null) = (series_date is null));
comment on column public.orders.series_date is 'The day of its series that it was made for; date is another one once it was moved.';
-- Two servers that make the same day make one order.
create unique index orders_once_a_day_of_series on public.orders (tenant_id, series_id, series_date) where series_id is not null;
