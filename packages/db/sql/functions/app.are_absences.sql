create or replace function app.are_absences(absences jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(absences) = 'array' then jsonb_array_length(absences) <= 100 and not exists (
    select from jsonb_array_elements(absences) absence where not coalesce(
      app.is_day_text(absence ->> 'from') and app.is_day_text(absence ->> 'to') and (absence ->> 'from') <= (absence ->> 'to')
      and jsonb_typeof(absence -> 'reason') = 'string' and length(trim(absence ->> 'reason')) between 1 and 60, false))
    else false end
$$;
comment on function app.are_absences(jsonb) is 'A list of {from, to, reason}, both days included (contracts: absence).';
