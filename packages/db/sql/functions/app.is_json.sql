create or replace function app.is_json(value jsonb, kind text, longest int) returns boolean language sql immutable
return jsonb_typeof(value) = kind and octet_length(value::text) <= longest;
comment on function app.is_json(jsonb,text,integer) is
  'A JSON value of this type (object, array …) with at most this many bytes.';
