create or replace function app.are_clock_spans(list text[]) returns boolean language sql immutable set search_path = '' as $$
  select app.is_text_list(list, 5, 11) and not exists (select from unnest(list) item
    where item !~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$' or left(item, 5) >= right(item, 5))
$$;
revoke all on function app.are_clock_spans(text[]) from public;
grant execute on function app.are_clock_spans(text[]) to authenticated, service_role;
comment on function app.are_clock_spans(text[]) is 'Same as are_windows, for a list that is not empty.';
