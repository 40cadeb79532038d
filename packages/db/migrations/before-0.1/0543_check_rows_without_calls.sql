-- What every row must hold is asked of twenty thousand rows of a file, a dozen times each. A function with settings of its own is
-- called for each of them; one whose body is parsed when it is made needs no such setting, and becomes part of the check.
create or replace function app.is_usable_time(at timestamptz) returns boolean language sql immutable
return at >= timestamptz '1970-01-01T00:00:00Z' and at < timestamptz '3000-01-01T00:00:00Z';
create or replace function app.is_usable_day(day date) returns boolean language sql immutable
return day >= date '1970-01-01' and day < date '3000-01-01';
create or replace function app.is_json(value jsonb, kind text, longest int) returns boolean language sql immutable
return jsonb_typeof(value) = kind and octet_length(value::text) <= longest;

-- Lists and maps: the empty ones, which most are, are let through without the call that looks at each entry.
create function app.are_texts(list text[], most int, longest int) returns boolean language sql immutable set search_path = '' as $$
  select array_ndims(list) = 1 and cardinality(list) <= most
    and not exists (select from unnest(list) item where item is null or length(item) not between 1 and longest)
$$;
comment on function app.are_texts(text[], int, int) is 'As is_text_list, of a list that is not empty.';
create or replace function app.is_text_list(list text[], most int, longest int) returns boolean language sql immutable
return case when cardinality(list) = 0 then true else app.are_texts(list, most, longest) end;

create function app.are_flat_texts(map jsonb, longest int) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(map) = 'object' then octet_length(map::text) <= longest
    and not exists (select from jsonb_each(map) entry where jsonb_typeof(entry.value) <> 'string') else false end
$$;
comment on function app.are_flat_texts(jsonb, int) is 'As is_flat_text_map, of a map that is not empty.';
create or replace function app.is_flat_text_map(map jsonb, longest int) returns boolean language sql immutable
return case when map = '{}'::jsonb then true else app.are_flat_texts(map, longest) end;

create function app.are_clock_spans(list text[]) returns boolean language sql immutable set search_path = '' as $$
  select app.is_text_list(list, 5, 11) and not exists (select from unnest(list) item
    where item !~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$' or left(item, 5) >= right(item, 5))
$$;
comment on function app.are_clock_spans(text[]) is 'As are_windows, of a list that is not empty.';
create or replace function app.are_windows(list text[]) returns boolean language sql immutable
return case when cardinality(list) = 0 then true else app.are_clock_spans(list) end;

-- Whoever may call the outer functions may call the inner ones.
revoke all on function app.are_clock_spans(text[]) from public;
grant execute on function app.are_clock_spans(text[]) to authenticated, service_role;

-- One walk over the digits instead of two. The sum is the same: from the right, every other digit counts twice.
create or replace function app.new_tracking_number() returns text language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bits bytea := uuid_send(gen_random_uuid());
  body text := '';
  digit int;
  total int := 0;
begin
  -- Bytes 0-5 and 9-15 of a version 4 UUID are random in all their bits; each gives five of them.
  for i in 0..12 loop
    digit := get_byte(bits, case when i < 6 then i else i + 3 end) & 31;
    body := body || substr(alphabet, digit + 1, 1);
    total := total + case when i % 2 = 1 then digit when digit < 16 then 2 * digit else 2 * digit - 31 end;
  end loop;
  return body || substr(alphabet, (32 - total % 32) % 32 + 1, 1);
end $$;
