create or replace function app.are_breaks(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 5 and (
    select coalesce(bool_and(jsonb_typeof(b) = 'object' and b ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and b ->> 'to' ~ '^([01]\d|2[0-3]):[0-5]\d$' and b ->> 'from' <> b ->> 'to' and jsonb_typeof(b -> 'minutes') = 'number'
      and b ->> 'minutes' ~ '^\d{1,3}$' and (b ->> 'minutes')::int between 5 and 240), true)
    from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) b), false)
$$;
comment on function app.are_breaks(jsonb) is
  'A list of {from, to, minutes}: a break starts between two local times of the depot and lasts this many minutes.';
