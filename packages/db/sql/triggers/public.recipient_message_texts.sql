create trigger check_plan before insert or update on public.recipient_message_texts
  for each row execute function app.check_plan_feature('mails', 'messages in your own words', 'tenant_id');
create trigger touch before update on public.recipient_message_texts for each row execute function app.touch();
call app.audit_table('public.recipient_message_texts');
