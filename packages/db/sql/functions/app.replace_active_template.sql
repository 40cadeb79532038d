-- Deactivates the template that was active before in the same language.
create or replace function app.replace_active_template() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.is_active and new.type <> 'custom' then
    update public.email_templates t set is_active = false
    where t.type = new.type and t.language is not distinct from new.language and t.id <> new.id and t.is_active;
  end if;
  return new;
end $$;
