-- What recipients are told is in one language: the words that the product puts into a text are those of the text.

create function app.is_mail_locale(locale text) returns boolean
language sql immutable set search_path = '' as $$
  select split_part(lower(is_mail_locale.locale), '-', 1) = any (array['en', 'ar', 'cs', 'da', 'de', 'es', 'fi', 'fr',
    'it', 'nb', 'nl', 'pl', 'pt', 'sv', 'tr', 'uk'])
$$;
comment on function app.is_mail_locale(text) is
  'Whether recipients can be told of a delivery in the language of this locale: those of MAIL_LANGUAGES, which have words.';
-- The checks run it for whoever writes.
grant execute on function app.is_mail_locale(text) to public;

-- Nobody is written to in a language that has no words: such a wish was never kept.
update public.profiles set locale = null where not app.is_mail_locale(locale);
update public.tenants set locale = 'en' where not app.is_mail_locale(locale);
update public.email_templates set language = null, is_active = false where not app.is_mail_locale(language);
delete from public.recipient_mail_texts where not app.is_mail_locale(language);
alter table public.profiles add constraint profiles_locale_has_words check (app.is_mail_locale(locale));
alter table public.tenants add constraint tenants_locale_has_words check (app.is_mail_locale(locale));
alter table public.email_templates add constraint email_templates_language_has_words check (app.is_mail_locale(language));
alter table public.recipient_mail_texts
  add constraint recipient_mail_texts_language_has_words check (app.is_mail_locale(language));

drop function app.email_template_for(text, uuid, text);
create function app.email_template_for(type text, company uuid, recipient text)
returns table (reader text, text jsonb)
language sql stable security definer set search_path = '' as $$
  with reader as (
    select app.reader_language(email_template_for.company, email_template_for.recipient) as language
  ), found as (
    -- A company's text for everyone is in its own language.
    select 1 as place, t.language, coalesce(t.language, split_part(lower(c.locale), '-', 1)) as written_in,
      t.subject, t.html_content, t.text_content, '[]'::jsonb as variables
    from public.recipient_mail_texts t join public.tenants c on c.id = t.tenant_id
    where t.tenant_id = email_template_for.company and t.type = email_template_for.type
    union all
    -- The product's own text is not looked up here: it has it in every language.
    select 2, t.language, coalesce(t.language, 'en'), t.subject, t.html_content, t.text_content, t.variables
    from public.email_templates t
    where t.type = email_template_for.type and t.type <> 'custom' and t.is_active and not t.is_built_in
  )
  select r.language, (
    select jsonb_build_object('language', f.written_in, 'subject', f.subject, 'htmlContent', f.html_content,
      'textContent', f.text_content, 'variables', f.variables)
    from found f
    where f.language is null or f.language = r.language
    order by f.place, f.language nulls last
    limit 1)
  from reader r
$$;
comment on function app.email_template_for(text, uuid, text) is
  'Reader''s language, and the text for a mail: the company''s in it, the company''s, the platform''s in it, the platform''s. Null where the product''s own applies.';

revoke all on function app.email_template_for(text, uuid, text) from public;
grant execute on function app.email_template_for(text, uuid, text) to supabase_admin, service_role;
grant execute on function app.reader_language(uuid, text) to service_role;
