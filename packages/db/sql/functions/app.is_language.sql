create or replace function app.is_language(locale text) returns boolean
language sql immutable set search_path = '' as $$
  select app.is_mail_locale(is_language.locale)
    or split_part(lower(is_language.locale), '-', 1) = any (array['hi', 'ja', 'zh'])
$$;
comment on function app.is_language(text) is
  'Whether a person may choose the language of this locale: those of LANGUAGES and of MAIL_LANGUAGES. Mails in a language without words are in the company''s.';
-- The checks run it for whoever writes.
grant execute on function app.is_language(text) to public;
