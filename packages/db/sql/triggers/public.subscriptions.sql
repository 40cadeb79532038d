create trigger limit_new_company before insert or update of status on public.subscriptions
  for each row execute function app.limit_new_company();
create trigger note_change after insert or update on public.subscriptions for each row execute function app.note_subscription();
create trigger touch before update on public.subscriptions for each row execute function app.touch();
call app.audit_table('public.subscriptions');
