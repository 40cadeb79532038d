-- A company's own texts are ignored while its plan does not include them.
create or replace function app.email_template_for(type text, company uuid, recipient text)
returns table (reader text, text jsonb)
language sql stable security definer set search_path = '' as $$
  with reader as (
    select app.reader_language(email_template_for.company, email_template_for.recipient) as language
  ), candidates as (
    -- A company's text without a language is in the company's language.
    select 1 as place, t.language, coalesce(t.language, split_part(lower(c.locale), '-', 1)) as written_in,
      t.subject, t.html_content, t.text_content, '[]'::jsonb as variables
    from public.recipient_mail_texts t join public.tenants c on c.id = t.tenant_id
    where t.tenant_id = email_template_for.company and t.type = email_template_for.type
      and app.plan_limits(t.tenant_id) -> 'mails' is distinct from 'false'
    union all
    -- Built-in templates are excluded: the code has them in every language.
    select 2, t.language, coalesce(t.language, 'en'), t.subject, t.html_content, t.text_content, t.variables
    from public.email_templates t
    where t.type = email_template_for.type and t.type <> 'custom' and t.is_active and not t.is_built_in
  )
  select r.language, (
    select jsonb_build_object('language', f.written_in, 'subject', f.subject, 'htmlContent', f.html_content,
      'textContent', f.text_content, 'variables', f.variables)
    from candidates f
    where f.language is null or f.language = split_part(r.language, '-', 1)
    order by f.place, f.language nulls last
    limit 1)
  from reader r
$$;
revoke all on function app.email_template_for(text,uuid,text) from public;
grant execute on function app.email_template_for(text,uuid,text) to service_role, supabase_admin;
comment on function app.email_template_for(text,uuid,text) is
  'The reader''s language (`app.reader_language`), and the template of a mail. Precedence: the company''s in that language, the company''s, the platform''s in that language, the platform''s. Null selects the built-in template.';
