-- Messages to recipients in a company's own words, by message, channel and language.
create table public.recipient_message_texts (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  kind text not null,
  channel text not null,
  language text,
  title text not null default '',
  message text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint recipient_message_texts_pkey primary key (tenant_id, id),
  constraint recipient_message_texts_key unique nulls not distinct (tenant_id, kind, channel, language),
  constraint recipient_message_texts_kind_check check (kind in ('order_confirmed', 'out_for_delivery', 'driver_near', 'running_late', 'driver_arrived', 'delivered', 'delivery_failed', 'feedback_asked')),
  constraint recipient_message_texts_channel_check check (channel in ('email', 'text', 'push') and (channel <> 'email' or kind <> 'order_confirmed')),
  constraint recipient_message_texts_language_has_words check (app.is_mail_locale(language)),
  constraint recipient_message_texts_title_check check (length(title) <= 120 and (channel = 'text') = (trim(title) = '')),
  constraint recipient_message_texts_message_check check (length(trim(message)) between 1 and 1000)
);
comment on table public.recipient_message_texts is 'Messages to recipients in the company''s own words; the product''s apply where it has none. The confirmation by mail is in recipient_mail_texts.';
comment on column public.recipient_message_texts.language is 'Language of its readers, as in ISO 639; null is for all readers for whom the company has no text in theirs.';
