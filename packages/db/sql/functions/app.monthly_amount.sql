create or replace function app.monthly_amount(amount int, period text) returns int
language sql immutable parallel safe set search_path = '' as $$
  select case period when 'year' then round(amount / 12.0)::int else amount end
$$;
comment on function app.monthly_amount(int,text) is 'Converts an amount per period into one per month.';
