-- How often ranges of arrival held on each day, so that the owner's page need not read the stops of all companies.
create table app.range_counts (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  day date not null,
  calibrated_arrivals int not null,
  calibrated_held int not null,
  uncalibrated_arrivals int not null,
  uncalibrated_held int not null,
  constraint range_counts_pkey primary key (tenant_id, day),
  constraint range_counts_calibrated_check check (calibrated_held between 0 and calibrated_arrivals),
  constraint range_counts_uncalibrated_check check (uncalibrated_held between 0 and uncalibrated_arrivals)
);
comment on table app.range_counts is
  'Arrivals of a company''s routes of a day, and how many the range held that the recipient was shown. Counted each night, for the newest days.';
drop index if exists public.stops_by_range;
