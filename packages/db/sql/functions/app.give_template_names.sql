-- Runs after every other trigger of the row.
create or replace function app.give_template_names() returns trigger language plpgsql set search_path = '' as $$
begin
  new."htmlContent" := new.html_content;
  new."textContent" := new.text_content;
  new."isActive" := new.is_active;
  new."createdAt" := new.created_at;
  new."updatedAt" := new.updated_at;
  return new;
end $$;
