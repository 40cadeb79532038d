create or replace function app.keep_template_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.version := old.version;
  if (old.subject, old.html_content, old.text_content, old.variables)
    is distinct from (new.subject, new.html_content, new.text_content, new.variables) then
    insert into public.email_template_versions (template_id, version, saved_by, subject, html_content, text_content, variables)
    values (old.id, old.version, (select u.email from auth.users u where u.id = app.user_id()),
      old.subject, old.html_content, old.text_content, old.variables);
    new.version := old.version + 1;
  end if;
  return new;
end $$;
