-- Reports that people save, share with the office, and have mailed to members.
create table public.saved_reports (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null,
  definition jsonb not null,
  is_shared boolean not null default false,
  mail_every text,
  mailed_on date,
  mail_problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_reports_pkey primary key (tenant_id, id),
  constraint saved_reports_name_key unique (tenant_id, user_id, name),
  constraint saved_reports_name_check check (length(trim(name)) between 1 and 80),
  constraint saved_reports_definition_check check (jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 4096),
  constraint saved_reports_mail_every_check check (mail_every in ('daily', 'weekly', 'monthly')),
  constraint saved_reports_mail_has_day check ((mail_every is null) = (mailed_on is null)),
  constraint saved_reports_mail_problem_check check (length(mail_problem) between 1 and 300)
);
comment on table public.saved_reports is 'Saved reports: chosen measures, group, period and filter. Figures are read anew each time.';
comment on column public.saved_reports.user_id is 'Who made it. Nobody else sees a report that is not shared.';
comment on column public.saved_reports.mailed_on is 'Local day of the last mail, or the day on which mails were switched on.';
create index saved_reports_by_maker on public.saved_reports (user_id) where user_id is not null;
create index saved_reports_mailed on public.saved_reports (tenant_id, mailed_on) where mail_every is not null;

create table public.saved_report_readers (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  report_id uuid not null,
  user_id uuid not null,
  constraint saved_report_readers_pkey primary key (tenant_id, report_id, user_id),
  constraint saved_report_readers_report_fkey foreign key (tenant_id, report_id) references public.saved_reports (tenant_id, id) on delete cascade,
  constraint saved_report_readers_member_fkey foreign key (tenant_id, user_id) references public.memberships (tenant_id, user_id) on delete cascade
);
comment on table public.saved_report_readers is 'Members who get a report by mail. Rows end with the membership.';
create index saved_report_readers_by_member on public.saved_report_readers (tenant_id, user_id);

alter table public.email_templates drop constraint email_templates_type_check;
alter table public.email_templates add constraint email_templates_type_check check (type in ('password_reset', 'welcome', 'order_confirmation', 'delivery_notification', 'email_confirmation', 'invitation', 'magic_link', 'email_change', 'confirmation_code', 'account_exists', 'passkey_added', 'passwords_refused', 'contact_message', 'trial_ending', 'trial_ended', 'invoice_issued', 'payment_reminder', 'payment_final_notice', 'payment_received', 'credit_note_issued', 'company_suspended', 'company_resumed', 'company_closed', 'support_reply', 'report_ready', 'custom'));
