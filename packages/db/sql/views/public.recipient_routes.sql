create view public.recipient_routes with (security_invoker = true) as select * from app.own_deliveries();
grant select on public.recipient_routes to authenticated;
comment on view public.recipient_routes is 'Own deliveries of a recipient. REST gives it to recipients who ask for routes.';
