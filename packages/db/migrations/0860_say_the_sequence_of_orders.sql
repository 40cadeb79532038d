-- Orders that come first or last on their route, before or after others, or ride with others; vans that unload in reverse.
-- locks: the new columns hold constants, so their checks read a catalogue default and no row of a table of ten million (0.1 s).
alter table public.orders
  add column turn text not null default 'any' check (turn in ('any', 'first', 'last')),
  add column after_orders text[] not null default '{}' check (app.is_text_list(after_orders, 50, 60)),
  add column before_orders text[] not null default '{}' check (app.is_text_list(before_orders, 50, 60)),
  add column together text check (length(together) between 1 and 60);
comment on column public.orders.turn is 'Whether it comes before or after all other stops of its route.';
comment on column public.orders.after_orders is 'References of orders of the same day that the same vehicle serves earlier.';
comment on column public.orders.before_orders is 'References of orders of the same day that the same vehicle serves later.';
comment on column public.orders.together is 'Orders of a day with the same name ride in one vehicle.';
alter table public.vehicles add column last_in_first_out boolean not null default false;
comment on column public.vehicles.last_in_first_out is 'What it picks up last is delivered first, because one reaches only the end of its load.';
