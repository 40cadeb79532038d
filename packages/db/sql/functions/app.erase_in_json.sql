-- Replaces strings and keys at any depth; keeps numbers and the structure.
create or replace function app.erase_in_json(value jsonb, pattern text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(value)
    when 'string' then return to_jsonb(app.erase_in_text(value #>> '{}', pattern));
    when 'array' then
      return coalesce((select jsonb_agg(app.erase_in_json(e.item, pattern) order by e.place)
        from jsonb_array_elements(value) with ordinality e (item, place)), '[]');
    when 'object' then
      return coalesce((select jsonb_object_agg(app.erase_in_text(e.key, pattern), app.erase_in_json(e.value, pattern))
        from jsonb_each(value) e), '{}');
    else return value;
  end case;
end $$;
