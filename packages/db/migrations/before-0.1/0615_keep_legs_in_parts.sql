-- What a van does between two stops, in parts: driving, breaks, loading again, parcels taken over. Everything that follows a
-- day reads its times from here.
alter table public.plan_stops add column leg jsonb not null default '[]' check (jsonb_typeof(leg) = 'array');
alter table public.plan_routes add column return_leg jsonb not null default '[]' check (jsonb_typeof(return_leg) = 'array');
alter table public.stops add column leg jsonb not null default '[]' check (jsonb_typeof(leg) = 'array');
alter table public.routes add column return_leg jsonb not null default '[]' check (jsonb_typeof(return_leg) = 'array');
comment on column public.plan_stops.leg is 'The way from the stop before in parts (contracts: legPart).';
comment on column public.plan_routes.return_leg is 'The way from the last stop to where the day ends, in parts.';
comment on column public.stops.leg is 'The way from the stop before in parts (contracts: legPart); empty for stops that were dispatched before parts were kept.';
comment on column public.routes.return_leg is 'The way from the last stop to where the day ends, in parts; empty as `stops.leg`.';
comment on column public.stops.leg_duration_seconds is 'From leaving the stop before to arriving: all parts of the leg.';
