create or replace function app.escape_pattern(word text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(word, '([.\\+*?^$(){}\[\]|\-])', '\\\1', 'g')
$$;
