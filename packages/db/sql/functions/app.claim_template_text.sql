-- Security invoker, to tell users from the product, which writes as service_role.
create or replace function app.claim_template_text() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (tg_op = 'INSERT' or (new.subject, new.html_content, new.text_content, new.variables)
    is distinct from (old.subject, old.html_content, old.text_content, old.variables)) then
    new.is_built_in := false;
  end if;
  return new;
end $$;
