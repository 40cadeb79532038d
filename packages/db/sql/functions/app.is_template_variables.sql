create or replace function app.is_template_variables(list jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and not exists (
    select from jsonb_array_elements(list) item where not coalesce(
      jsonb_typeof(item) = 'object'
      and item ->> 'key' ~ '^[a-z][a-z0-9_]{0,49}$'
      and length(trim(item ->> 'label')) between 1 and 100
      and item ->> 'type' in ('text', 'email', 'number', 'url', 'date')
      and jsonb_typeof(item -> 'required') = 'boolean'
      and length(coalesce(item ->> 'description', '')) <= 300
      and length(coalesce(item ->> 'defaultValue', '')) <= 1000, false))
$$;
comment on function app.is_template_variables(jsonb) is
  'A list of variables as the contracts define them (contracts: templateVariable).';
