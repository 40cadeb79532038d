-- The longest that a vehicle is driven without a rest, and what counts as one: rules for driving time are data of the vehicle.
alter table public.vehicles add column driving_rules jsonb not null default '[]' check (
  jsonb_typeof(driving_rules) = 'array' and jsonb_array_length(driving_rules) <= 1 and (driving_rules = '[]' or coalesce(
    jsonb_typeof(driving_rules -> 0) = 'object'
    and driving_rules -> 0 ->> 'minutes' ~ '^\d{2,4}$' and (driving_rules -> 0 ->> 'minutes')::int between 30 and 1440
    and driving_rules -> 0 ->> 'restMinutes' ~ '^\d{1,3}$' and (driving_rules -> 0 ->> 'restMinutes')::int between 5 and 720
    and driving_rules -> 0 ->> 'counts' in ('breaks', 'pauses'), false)));
comment on column public.vehicles.driving_rules is
  'At most one {minutes, restMinutes, counts: breaks or pauses} (contracts: drivingRule): so much driving, then a rest of so long.';
