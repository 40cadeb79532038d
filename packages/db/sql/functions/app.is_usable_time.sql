-- Checks call this for every row. A body in SQL-standard syntax needs no `set search_path`, so PostgreSQL can inline it.
create or replace function app.is_usable_time(at timestamptz) returns boolean language sql immutable
return at >= timestamptz '1970-01-01T00:00:00Z' and at < timestamptz '3000-01-01T00:00:00Z';
comment on function app.is_usable_time(timestamp with time zone) is
  'Whether a time lies between 1970 and 2999 (contracts: timeText). Infinity does not.';
