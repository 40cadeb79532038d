-- A vehicle may come back to its depot in the middle of a route and load again.
alter table public.vehicles
  add column max_reloads int not null default 0 check (max_reloads between 0 and 20),
  add column reload_seconds int not null default 900 check (reload_seconds between 0 and 14400);
comment on column public.vehicles.max_reloads is 'How often it may load again on one route, at the depot where it starts.';
comment on column public.vehicles.reload_seconds is 'What loading again takes once it stands at the depot.';

alter table public.plan_stops
  add column reload_at timestamptz,
  add column reload_until timestamptz,
  add constraint plan_stops_reload_ends check ((reload_at is null) = (reload_until is null) and reload_until >= reload_at);
comment on column public.plan_stops.reload_at is 'Before this stop the van is back at its depot at this time and loads again until `reload_until`; null: it comes from the stop before.';

alter table public.stops
  add column reload_at timestamptz,
  add column reload_until timestamptz,
  add constraint stops_reload_ends check ((reload_at is null) = (reload_until is null) and reload_until >= reload_at);
comment on column public.stops.reload_at is 'Before this stop the van is back at its depot at this time and loads again until `reload_until`; null: it comes from the stop before.';
