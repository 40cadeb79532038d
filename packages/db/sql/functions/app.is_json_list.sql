create or replace function app.is_json_list(value jsonb, keys text[], longest int) returns boolean language sql immutable
return app.is_json(value, 'array', longest) and not exists (
  select from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) as element (item)
  where jsonb_typeof(item) <> 'object' or not item ?& keys);
comment on function app.is_json_list(jsonb,text[],integer) is
  'A JSON array of objects that each have these keys, with at most this many bytes.';
