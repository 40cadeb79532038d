create trigger check_limit before insert on public.order_attachments
  for each row execute function app.check_storage_limit();
create trigger limit_attachments before insert on public.order_attachments for each row execute function app.limit_attachments();
call app.audit_table('public.order_attachments', 'people');
