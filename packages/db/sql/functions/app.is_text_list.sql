create or replace function app.is_text_list(list text[], most int, longest int) returns boolean language sql immutable
return case when cardinality(list) = 0 then true else app.are_texts(list, most, longest) end;
comment on function app.is_text_list(text[],integer,integer) is
  'A one-dimensional list of strings, none of them null, empty or too long.';
