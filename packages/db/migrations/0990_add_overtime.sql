-- Overtime of vehicles: after so many paid minutes of a day, an hour costs more.
alter table public.vehicles add column overtime_after_minutes integer;
alter table public.vehicles add column cost_per_overtime_hour_minor integer;
alter table public.vehicles add constraint vehicles_overtime_check
  check (overtime_after_minutes between 0 and 1440 and cost_per_overtime_hour_minor >= 0) not valid;
alter table public.vehicles validate constraint vehicles_overtime_check;
comment on column public.vehicles.overtime_after_minutes is 'Paid minutes of a day after which an hour costs cost_per_overtime_hour_minor; null: no overtime.';
comment on column public.vehicles.cost_per_overtime_hour_minor is 'Whole price of an hour of overtime, in hundredths; null, or below cost_per_hour_minor: the price of every hour.';
