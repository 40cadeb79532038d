-- What following a day needs: how far a route's fixes were read, and which recipients were told that the van is near.
alter table public.routes add column fixes_until timestamptz;
comment on column public.routes.fixes_until is 'Newest fix that was turned into arrivals and forecasts. Older fixes that come late stay history.';
alter table public.deliveries add column near_told_at timestamptz;
comment on column public.deliveries.near_told_at is 'When the recipient was told that the driver is about 30 minutes away.';
create index routes_running on public.routes (tenant_id, vehicle_id, depart_at) where status in ('dispatched', 'started');
