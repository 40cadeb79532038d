create or replace function app.is_mail_locale(locale text) returns boolean
language sql immutable set search_path = '' as $$
  select split_part(lower(is_mail_locale.locale), '-', 1) = any (array['en', 'ar', 'cs', 'da', 'de', 'es', 'fi', 'fr',
    'hi', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'sv', 'tr', 'uk', 'zh'])
$$;
comment on function app.is_mail_locale(text) is
  'Whether mails have texts in the language of this locale (MAIL_LANGUAGES).';
