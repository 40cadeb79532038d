-- A policy's function is asked for each row that a query looks at. Asking "is this one of your routes?" of dispatchers too
-- made lists of a freshly dispatched day take seconds: it is asked of drivers alone.
alter policy driver_reads on public.routes
  using ((select app.member_role()) = 'driver' and app.drives_route(tenant_id, id));
alter policy driver_reads on public.stops
  using ((select app.member_role()) = 'driver' and app.drives_route(tenant_id, route_id));
