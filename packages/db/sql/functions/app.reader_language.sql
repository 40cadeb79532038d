create or replace function app.reader_language(company uuid, recipient text) returns text
language sql stable security definer set search_path = '' as $$
  select case when lower(r.locale) = 'en-us' then 'en-US' else split_part(lower(r.locale), '-', 1) end
  from (select coalesce(
    (select p.locale from auth.users u join public.profiles p on p.id = u.id
      where lower(u.email) = lower(reader_language.recipient) and not u.is_sso_user),
    (select t.locale from public.tenants t where t.id = reader_language.company),
    -- Mails of accounts, such as sign-in links, have no company.
    (select t.locale from auth.users u join public.memberships m on m.user_id = u.id and m.status = 'active'
      join public.tenants t on t.id = m.tenant_id
      where reader_language.company is null and lower(u.email) = lower(reader_language.recipient) and not u.is_sso_user
      order by m.created_at limit 1),
    'en') as locale) r
$$;
revoke all on function app.reader_language(uuid,text) from public;
grant execute on function app.reader_language(uuid,text) to service_role;
comment on function app.reader_language(uuid,text) is
  'Language for mails to an address: that of its account, else the company''s, else that of the account''s oldest company; en-US for its dates and times.';
