-- The mail that tells a company's administrators that it is closed, and until when it can come back.
alter table public.email_templates drop constraint email_templates_type_check;
alter table public.email_templates add constraint email_templates_type_check check (type in ('password_reset', 'welcome',
  'order_confirmation', 'delivery_notification', 'email_confirmation', 'invitation', 'magic_link', 'email_change',
  'confirmation_code', 'account_exists', 'contact_message', 'trial_ending', 'trial_ended', 'invoice_issued', 'payment_reminder',
  'payment_received', 'company_suspended', 'company_resumed', 'company_closed', 'support_reply', 'custom'));
