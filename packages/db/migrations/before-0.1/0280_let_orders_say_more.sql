-- What an order may ask of a plan beyond place, window and parcels. Limits are those of packages/contracts/src/orders/fields.ts.
alter table public.orders
  add column volume_litres int not null default 0 check (volume_litres between 0 and 100000),
  add column pallet_tenths int not null default 0 check (pallet_tenths between 0 and 1000),
  add column prize_minor int not null default 0 check (prize_minor between 0 and 10000000),
  add column late_minor int not null default 0 check (late_minor between 0 and 10000000),
  add column only_vehicles text[] not null default '{}' check (app.is_text_list(only_vehicles, 50, 60)),
  add column not_vehicles text[] not null default '{}' check (app.is_text_list(not_vehicles, 50, 60)),
  add column pair text check (length(pair) <= 60);
comment on column public.orders.prize_minor is 'An optional order: left out where serving it costs more than this, in minor units. 0: it must be served.';
comment on column public.orders.late_minor is 'A soft window: being outside costs this much, in minor units. 0: the window holds.';
comment on column public.orders.only_vehicles is 'Names or number plates of the vehicles that may take it; empty for any.';
comment on column public.orders.not_vehicles is 'Names or number plates of vehicles that must not take it.';
comment on column public.orders.pair is 'What is picked up by the one and brought by the other order of this name and day, in the same vehicle.';
create index orders_by_pair on public.orders (tenant_id, pair) where pair is not null;
