-- Adds these variables to every row of public.email_templates. email-templates.test.ts compares them with
-- STANDARD_VARIABLES in contracts.
create or replace function app.keep_standard_variables() returns trigger language plpgsql set search_path = '' as $$
declare
  always jsonb := '[
    {"key": "user_name", "label": "Name of the recipient", "type": "text", "required": true},
    {"key": "user_email", "label": "Email of the recipient", "type": "email", "required": true},
    {"key": "company_name", "label": "Sending company", "type": "text", "required": false},
    {"key": "support_email", "label": "Support address", "type": "email", "required": false},
    {"key": "current_year", "label": "Current year", "type": "number", "required": false}
  ]';
begin
  if jsonb_typeof(new.variables) is distinct from 'array' then return new; end if;
  if new.type = 'password_reset' then
    always := always || '[{"key": "reset_url", "label": "Reset link", "type": "url", "required": true}]'::jsonb;
  end if;
  new.variables := new.variables || coalesce((
    select jsonb_agg(variable order by place) from jsonb_array_elements(always) with ordinality as a (variable, place)
    where not exists (select from jsonb_array_elements(new.variables) own where own ->> 'key' = variable ->> 'key')), '[]');
  return new;
end $$;
comment on function app.keep_standard_variables() is 'Restores the standard variables of a template.';
