create or replace function app.erase_in_text(value text, pattern text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(value, pattern, 'erased', 'gi')
$$;
