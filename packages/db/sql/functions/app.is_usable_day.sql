create or replace function app.is_usable_day(day date) returns boolean language sql immutable
return day >= date '1970-01-01' and day < date '3000-01-01';
comment on function app.is_usable_day(date) is
  'Whether a date lies between 1970 and 2999 (contracts: dayText). Infinity does not.';
