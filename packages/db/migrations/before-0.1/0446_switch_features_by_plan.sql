-- What a plan switches on and off besides API keys: shop connections, the company's own look, emails in its own words, and
-- how many texts a month it may send. As with keys, only `false` refuses, and 0 texts is unlimited.

create function app.check_plan_feature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.plan_limits((to_jsonb(new) ->> tg_argv[2])::uuid) -> tg_argv[0] = 'false' then
    perform app.refuse('plan_limit', 403, tg_argv[1]);
  end if;
  return new;
end $$;
comment on function app.check_plan_feature() is 'Refuses what the plan has switched off: the feature, its name for people, the column of the company.';

create trigger check_plan before insert on public.shops
  for each row execute function app.check_plan_feature('shops', 'shop connections', 'tenant_id');
create trigger check_plan before insert or update on public.recipient_mail_texts
  for each row execute function app.check_plan_feature('mails', 'emails in your own words', 'tenant_id');
-- What is set stays as it is, and can be taken away.
create trigger check_plan before update of brand_color, logo_url on public.tenants
  for each row when (new.brand_color is distinct from old.brand_color
    or (new.logo_url is not null and new.logo_url is distinct from old.logo_url))
  execute function app.check_plan_feature('branding', 'a logo and colour of your own', 'id');

-- Words written under a larger plan rest under a smaller one.
create or replace function app.email_template_for(type text, company uuid, recipient text)
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
      and app.plan_limits(t.tenant_id) -> 'mails' is distinct from 'false'
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

create index outbox_texts_of_month on public.outbox (tenant_id, sent_at) where channel = 'sms' and sent_at is not null;

create function app.texts_this_month(company uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.outbox o
  where o.tenant_id = texts_this_month.company and o.channel = 'sms' and o.sent_at >= date_trunc('month', now())
$$;
comment on function app.texts_this_month(uuid) is 'Texts of a company that went out since the month began.';
revoke all on function app.texts_this_month(uuid) from public;
grant execute on function app.texts_this_month(uuid) to service_role;

create function app.has_text_left(company uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare allowed int := coalesce((app.plan_limits(company) ->> 'texts')::int, 0);
begin
  if allowed = 0 then return true; end if;
  -- Two workers at once must not pass the limit together; what one of them has just taken counts.
  perform pg_advisory_xact_lock(hashtextextended('text_limit:' || company, 0));
  return app.texts_this_month(company) + (select count(*) from public.outbox o
    where o.tenant_id = company and o.channel = 'sms' and o.state = 'waiting' and o.taken_until > now()) < allowed;
end $$;
comment on function app.has_text_left(uuid) is 'Whether the plan of a company has a text left this month.';
revoke all on function app.has_text_left(uuid) from public;
grant execute on function app.has_text_left(uuid) to service_role;
