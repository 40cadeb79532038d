-- Ranges of arrival that recipients were shown, and how wide a company's ranges are to hold four arrivals of five.
alter table public.stops
  add column if not exists range_from timestamptz,
  add column range_to timestamptz,
  add column range_score real,
  add column range_aim smallint;
alter table public.stops
  add constraint stops_range_check check ((range_from is null) = (range_to is null) and range_from <= range_to) not valid,
  add constraint stops_range_score_check check (range_score >= 0) not valid,
  add constraint stops_range_aim_check check (range_aim between 1 and 99) not valid;
comment on column public.stops.range_from is 'The range that the recipient was shown one hour before service began, to within five minutes; null when not known.';
comment on column public.stops.range_score is 'How many times as wide as uncalibrated the range had to be to hold; null without a forecast on the road.';
comment on column public.stops.range_aim is 'Percent of arrivals that the range was calibrated to hold; null before calibration.';
create index if not exists stops_by_range on public.stops (arrived_at) where range_from is not null;

create table app.range_calibrations (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  factor real not null,
  arrivals int not null,
  computed_at timestamptz not null default now(),
  constraint range_calibrations_pkey primary key (tenant_id),
  constraint range_calibrations_factor_check check (factor > 0),
  constraint range_calibrations_arrivals_check check (arrivals > 0)
);
comment on table app.range_calibrations is 'How wide the ranges of a company''s forecasts are, from its newest arrivals. A company without a row has uncalibrated ranges.';
