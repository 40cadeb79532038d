create or replace function app.is_work_week(week jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(week) = 'array' then jsonb_array_length(week) <= 7
    and (select count(distinct shift -> 'day') = count(*) from jsonb_array_elements(week) shift)
    and not exists (select from jsonb_array_elements(week) shift where not coalesce(
      jsonb_typeof(shift -> 'day') = 'number' and (shift ->> 'day') ~ '^[1-7]$'
      and app.is_clock_text(shift ->> 'from') and app.is_clock_text(shift ->> 'to') and (shift ->> 'from') <> (shift ->> 'to')
      and jsonb_typeof(shift -> 'breakMinutes') = 'number' and (shift ->> 'breakMinutes') ~ '^\d{1,3}$'
      and (shift ->> 'breakMinutes')::int <= 240, false))
    else false end
$$;
comment on function app.is_work_week(jsonb) is
  'A list of {day: 1 (Monday) to 7, from, to, breakMinutes}, each day once (contracts: workShift). A shift that ends before it starts ends on the next day.';
