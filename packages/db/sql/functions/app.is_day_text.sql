create or replace function app.is_day_text(day text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(day ~ '^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$', false)
$$;
comment on function app.is_day_text(text) is 'A date in JSON, YYYY-MM-DD, between 1970 and 2999.';
