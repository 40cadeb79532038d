-- What a mile costs is no whole number of cents a kilometre: a dollar a mile is 62.1371 cents.
alter table public.vehicles alter column cost_per_km_minor type double precision;
comment on column public.vehicles.cost_per_km_minor is 'Minor units of the company''s money a kilometre, to four places: a price a mile comes back as it was given.';
