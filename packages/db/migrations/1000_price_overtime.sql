-- An hour of overtime costs at least as much as any other. A lower price meant the price of every hour.
update public.vehicles set cost_per_overtime_hour_minor = cost_per_hour_minor
where cost_per_overtime_hour_minor < cost_per_hour_minor;
alter table public.vehicles add constraint vehicles_overtime_price_check
  check (cost_per_overtime_hour_minor >= cost_per_hour_minor) not valid;
alter table public.vehicles validate constraint vehicles_overtime_price_check;
comment on column public.vehicles.cost_per_overtime_hour_minor is 'Whole price of an hour of overtime, in hundredths; null: the price of every hour.';
-- What overtime costs in a proposed route.
alter table public.plan_routes add column overtime_cost double precision;
comment on column public.plan_routes.overtime_cost is 'Part of cost: overtime, beyond the price of every hour; null in older plans.';
