create view public.recipient_routes with (security_invoker = true) as select * from app.own_deliveries();
grant select on public.recipient_routes to authenticated;
comment on view public.recipient_routes is 'Deliveries of the calling recipient. PostgREST requests of recipients for routes read this view.';
