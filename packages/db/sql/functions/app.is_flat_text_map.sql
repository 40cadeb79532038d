create or replace function app.is_flat_text_map(map jsonb, longest int) returns boolean language sql immutable
return case when map = '{}'::jsonb then true else app.are_flat_texts(map, longest) end;
comment on function app.is_flat_text_map(jsonb,integer) is 'An object whose values are all strings.';
