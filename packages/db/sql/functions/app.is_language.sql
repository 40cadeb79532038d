create or replace function app.is_language(locale text) returns boolean
language sql immutable set search_path = '' as $$
  select app.is_mail_locale(is_language.locale)
    or split_part(lower(is_language.locale), '-', 1) = any (array['hi', 'ja', 'zh'])
$$;
comment on function app.is_language(text) is
  'Whether a person may choose the language of this locale (LANGUAGES and MAIL_LANGUAGES). Mails use the company''s language if this one has no texts.';
-- Checks of tables call it, so every role that writes needs it.
grant execute on function app.is_language(text) to public;
