create or replace function app.json_says(value jsonb, pattern text) returns boolean language sql immutable set search_path = '' as $$
  select exists (select from jsonb_path_query(value, 'strict $.** ? (@.type() == "string")') s where s #>> '{}' ~* pattern)
    or exists (select from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') o, jsonb_object_keys(o) k where k ~* pattern)
$$;
