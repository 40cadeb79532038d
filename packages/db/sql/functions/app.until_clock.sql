create or replace function app.until_clock(starts time, ends time) returns interval language sql immutable set search_path = '' as $$
  select ends::interval + case when ends <= starts then interval '24 hours' else interval '0' end
$$;
revoke all on function app.until_clock(time without time zone,time without time zone) from public;
grant execute on function app.until_clock(time without time zone,time without time zone) to authenticated, service_role;
comment on function app.until_clock(time without time zone,time without time zone) is
  'End of a time span, from the midnight before its start: a span that ends before it starts ends on the next day.';
