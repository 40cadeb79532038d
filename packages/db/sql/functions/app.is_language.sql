create or replace function app.is_language(locale text) returns boolean
language sql immutable set search_path = '' as $$
  select app.is_mail_locale(is_language.locale)
$$;
comment on function app.is_language(text) is
  'Whether a person may choose the language of this locale (MAIL_LANGUAGES, which include all of LANGUAGES).';
-- Checks of tables call it, so every role that writes needs it.
grant execute on function app.is_language(text) to public;
