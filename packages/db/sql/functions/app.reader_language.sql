create or replace function app.reader_language(company uuid, recipient text) returns text
language sql stable security definer set search_path = '' as $$
  select case when lower(r.locale) = 'en-us' then 'en-US' else split_part(lower(r.locale), '-', 1) end
  from (select coalesce(
    (select p.locale from auth.users u join public.profiles p on p.id = u.id
      where lower(u.email) = lower(reader_language.recipient) and not u.is_sso_user and app.is_mail_locale(p.locale)),
    (select t.locale from public.tenants t where t.id = reader_language.company),
    'en') as locale) r
$$;
revoke all on function app.reader_language(uuid,text) from public;
grant execute on function app.reader_language(uuid,text) to service_role;
comment on function app.reader_language(uuid,text) is
  'Language for mails to an address: that of its account if mails have texts in it, else the company''s; en-US for its dates and times.';
