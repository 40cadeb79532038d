create or replace function app.is_clock_text(clock text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(clock ~ '^([01]\d|2[0-3]):[0-5]\d$', false)
$$;
comment on function app.is_clock_text(text) is 'A local time of day in JSON, HH:MM.';
