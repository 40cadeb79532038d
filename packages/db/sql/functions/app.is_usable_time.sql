-- called for each of them; one whose body is parsed when it is made needs no such setting, and becomes part of the check.
create or replace function app.is_usable_time(at timestamptz) returns boolean language sql immutable
return at >= timestamptz '1970-01-01T00:00:00Z' and at < timestamptz '3000-01-01T00:00:00Z';
comment on function app.is_usable_time(timestamp with time zone) is
  'Between 1970 and 2999 (contracts: timeText); infinity is not.';
