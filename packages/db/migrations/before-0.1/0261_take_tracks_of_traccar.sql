-- Positions come from a Traccar server and from recorded tracks too.
alter table public.positions drop constraint positions_source_check;
alter table public.positions add constraint positions_source_check
  check (source in ('driver', 'osmand', 'owntracks', 'traccar', 'gpx', 'simulator'));
