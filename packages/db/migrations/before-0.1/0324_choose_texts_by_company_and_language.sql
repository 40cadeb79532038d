-- Mails speak the language of their readers, and a company words the messages to its recipients itself.

alter table public.email_templates add column language text
  check (language ~ '^[a-z]{2,3}$');
comment on column public.email_templates.language is
  'Language of those it is for, as in ISO 639; null is for all for whom there is no text in their own.';
drop index public.email_templates_one_active;
create unique index email_templates_one_active on public.email_templates (type, coalesce(language, ''))
  where is_active and type <> 'custom';

-- The one made active takes the place of the one before of its language alone.
create or replace function app.replace_active_template() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.is_active and new.type <> 'custom' then
    update public.email_templates t set is_active = false
    where t.type = new.type and t.language is not distinct from new.language and t.id <> new.id and t.is_active;
  end if;
  return new;
end $$;
drop trigger replace_active on public.email_templates;
create trigger replace_active before insert or update of is_active, type, language on public.email_templates
  for each row execute function app.replace_active_template();

create table public.recipient_mail_texts (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  type text not null check (type in ('order_confirmation', 'delivery_notification')),
  language text check (language ~ '^[a-z]{2,3}$'),
  subject text not null check (length(trim(subject)) between 1 and 300),
  html_content text not null default '' check (length(html_content) <= 200000),
  text_content text not null default '' check (length(text_content) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, type, language),
  check (trim(html_content) <> '' or trim(text_content) <> '')
);
comment on table public.recipient_mail_texts is
  'What a company writes to its recipients in its own words; where it has none, the platform''s template applies.';
comment on column public.recipient_mail_texts.language is
  'Language of those it is for, as in ISO 639; null is for all for whom the company has no text in their own.';
create trigger touch before update on public.recipient_mail_texts for each row execute function app.touch();
-- Written by the server, which checks every placeholder against the variables of its type.
call app.protect_tenant_table('public.recipient_mail_texts', false);
call app.audit_table('public.recipient_mail_texts');

-- Nobody was ever asked: whoever has not chosen a language is written to in that of the company.
alter table public.profiles alter column locale drop not null, alter column locale drop default;
update public.profiles set locale = null where locale = 'en';
comment on column public.profiles.locale is 'Language that this person reads; null is that of the company that writes.';

create function app.reader_language(company uuid, recipient text) returns text
language sql stable security definer set search_path = '' as $$
  select split_part(lower(coalesce(
    (select p.locale from auth.users u join public.profiles p on p.id = u.id
      where lower(u.email) = lower(reader_language.recipient) and not u.is_sso_user),
    (select t.locale from public.tenants t where t.id = reader_language.company),
    'en')), '-', 1)
$$;
comment on function app.reader_language(uuid, text) is 'Language to write to an address in: that of its account, else of the company.';

create function app.email_template_for(type text, company uuid, recipient text)
returns table (subject text, html_content text, text_content text, variables jsonb)
language sql stable security definer set search_path = '' as $$
  with reader as (
    select app.reader_language(email_template_for.company, email_template_for.recipient) as language
  ), found as (
    select 1 as place, t.language, t.subject, t.html_content, t.text_content, '[]'::jsonb as variables
    from public.recipient_mail_texts t
    where t.tenant_id = email_template_for.company and t.type = email_template_for.type
    union all
    select 2, t.language, t.subject, t.html_content, t.text_content, t.variables
    from public.email_templates t
    where t.type = email_template_for.type and t.type <> 'custom' and t.is_active
  )
  select f.subject, f.html_content, f.text_content, f.variables
  from found f, reader r
  where f.language is null or f.language = r.language
  order by f.place, f.language nulls last
  limit 1
$$;
comment on function app.email_template_for(text, uuid, text) is
  'Text for a mail: the company''s in the reader''s language, the company''s, the platform''s in that language, the platform''s. None where the product''s own applies.';
drop function app.active_email_template(text);
revoke all on function app.reader_language(uuid, text), app.email_template_for(text, uuid, text) from public;
grant execute on function app.email_template_for(text, uuid, text) to supabase_admin, service_role;
