-- Fleet pages and integrations hear of changes to vehicles, drivers and depots, as they do of orders and routes.
alter publication supabase_realtime add table public.vehicles, public.drivers, public.depots;
