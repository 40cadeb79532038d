create trigger a_standard_variables before insert or update of variables, type on public.email_templates
  for each row execute function app.keep_standard_variables();
create trigger agree_on_names before insert or update on public.email_templates
  for each row execute function app.take_template_names();
create trigger claim_text before insert or update on public.email_templates
  for each row execute function app.claim_template_text();
create trigger keep_version before update on public.email_templates for each row execute function app.keep_template_version();
create trigger replace_active before insert or update of is_active, "isActive", type, language on public.email_templates
  for each row execute function app.replace_active_template();
create trigger touch before update on public.email_templates for each row execute function app.touch();
call app.audit_table('public.email_templates');
create trigger write_names before insert or update on public.email_templates
  for each row execute function app.give_template_names();
