-- A van keeps its colour from day to day.
create or replace function app.usual_hue(of_tenant uuid, on_day date, route_number int) returns int
language sql stable security definer set search_path = '' as $$
  select h.hue from public.routes r
    join public.route_hues h on h.tenant_id = r.tenant_id and h.date = r.date and h.number = r.number
  where r.tenant_id = of_tenant and r.date between on_day - 30 and on_day - 1 and r.vehicle_id = coalesce(
    (select d.vehicle_id from public.routes d
     where d.tenant_id = of_tenant and d.date = on_day and d.number = route_number and d.status <> 'cancelled' limit 1),
    (select p.vehicle_id from public.plan_routes p join public.plans of_day on of_day.tenant_id = p.tenant_id and of_day.id = p.plan_id
     where p.tenant_id = of_tenant and of_day.date = on_day and p.number = route_number order by of_day.created_at desc limit 1))
  order by r.date desc limit 1
$$;
revoke all on function app.usual_hue(uuid,date,integer) from public;
comment on function app.usual_hue(uuid,date,integer) is
  'Hue on the last driven day of the van that has this number on a day; null if it did not drive in the thirty days before.';
