-- The driving speeds that a plan was made with: percent of the map's speed by weekday and hour, in a time zone. A plan keeps its
-- times when the company changes its table, and its page says so.
alter table public.plans add column driving_speeds jsonb;
alter table public.plans add constraint plans_driving_speeds_usable check (app.is_json(driving_speeds, 'object', 4000)) not valid;
alter table public.plans validate constraint plans_driving_speeds_usable;
comment on column public.plans.driving_speeds is
  'Driving speeds by weekday and hour that its times are made of, as app.driving_speeds gave them; null: the speeds on the map.';
