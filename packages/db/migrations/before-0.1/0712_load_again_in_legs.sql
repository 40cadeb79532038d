-- When a van loads again on the way to a stop stands in the parts of the stop's leg, and nowhere beside it.
alter table public.stops disable trigger user;
alter table public.plan_stops disable trigger user;
update public.stops set leg = jsonb_build_array(
  jsonb_build_object('kind', 'travel', 'seconds', greatest(0, leg_duration_seconds - extract(epoch from reload_until - reload_at)::int)),
  jsonb_build_object('kind', 'reload', 'seconds', extract(epoch from reload_until - reload_at)::int, 'startAt', reload_at))
where reload_at is not null and not leg @> '[{"kind": "reload"}]';
-- The leg of a plan's stop counts driving alone.
update public.plan_stops set leg = jsonb_build_array(jsonb_build_object('kind', 'travel', 'seconds', leg_duration_seconds),
  jsonb_build_object('kind', 'reload', 'seconds', extract(epoch from reload_until - reload_at)::int, 'startAt', reload_at))
where reload_at is not null and not leg @> '[{"kind": "reload"}]';
alter table public.stops enable trigger user;
alter table public.plan_stops enable trigger user;
alter table public.stops drop column reload_at, drop column reload_until;
alter table public.plan_stops drop column reload_at, drop column reload_until;
