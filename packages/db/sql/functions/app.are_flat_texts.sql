create or replace function app.are_flat_texts(map jsonb, longest int) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(map) = 'object' then octet_length(map::text) <= longest
    and not exists (select from jsonb_each(map) entry where jsonb_typeof(entry.value) <> 'string') else false end
$$;
comment on function app.are_flat_texts(jsonb,integer) is 'Same as is_flat_text_map, for a map that is not empty.';
