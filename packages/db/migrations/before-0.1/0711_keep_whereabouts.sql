-- A van that is off its route or stands between two stops needs somebody until it goes on: the live day shows it as long as it lasts.
alter table public.routes add column off_route_since timestamptz, add column standing_since timestamptz;
comment on column public.routes.off_route_since is 'Since when the van is far from every leg of its route; null while it is on it.';
comment on column public.routes.standing_since is 'Since when the van stands between two stops for longer than its company takes for usual; null while it drives or is at a stop.';
