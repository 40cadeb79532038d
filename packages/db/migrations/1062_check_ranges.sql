-- Validates the checks of ranges, which takes no lock that keeps others from writing.
alter table public.stops validate constraint stops_range_check;
alter table public.stops validate constraint stops_range_score_check;
alter table public.stops validate constraint stops_range_aim_check;
