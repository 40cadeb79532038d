-- Every mail is rendered from the active template of its type by one function of the product; no text stands in SQL.

alter table public.email_templates drop constraint email_templates_type_check;
alter table public.email_templates add constraint email_templates_type_check check (type in ('password_reset', 'welcome',
  'order_confirmation', 'delivery_notification', 'email_confirmation', 'invitation', 'magic_link', 'email_change',
  'confirmation_code', 'account_exists', 'contact_message', 'custom'));
alter table public.email_templates add column is_built_in boolean not null default false;
comment on column public.email_templates.is_built_in is
  'The text is the product''s own and follows its updates; false from the first edit on.';
comment on table public.email_templates is
  'Texts of mails. A mail is rendered from the active template of its type, or from the product''s own where none is active.';

-- Runs with the rights of whoever writes: the product itself writes as service_role.
create function app.claim_template_text() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (tg_op = 'INSERT' or (new.subject, new.html_content, new.text_content, new.variables)
    is distinct from (old.subject, old.html_content, old.text_content, old.variables)) then
    new.is_built_in := false;
  end if;
  return new;
end $$;
create trigger claim_text before insert or update on public.email_templates
  for each row execute function app.claim_template_text();

create function app.active_email_template(type text)
returns table (subject text, html_content text, text_content text, variables jsonb)
language sql stable security definer set search_path = '' as $$
  select t.subject, t.html_content, t.text_content, t.variables from public.email_templates t
  where t.type = active_email_template.type and t.is_active
$$;
comment on function app.active_email_template(text) is 'The template a mail of this type is rendered from; none where the product''s own applies.';

create function app.queue_mail(dedupe_key text, tenant_id uuid, recipient text, subject text, body text, html text) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (dedupe_key, tenant_id, recipient, subject, body, html)
  values (queue_mail.dedupe_key, queue_mail.tenant_id, queue_mail.recipient, queue_mail.subject, queue_mail.body, queue_mail.html)
  on conflict do nothing
$$;
comment on function app.queue_mail(text, uuid, text, text, text, text) is 'Puts a rendered mail into the outbox, once for each key.';
drop function app.put_account_mail(text, text, text, text);

-- As before, and answers which company a trial opened, so that the caller can write the welcome mail.
drop function app.open_account(uuid, text, jsonb);
create function app.open_account(target uuid, email text, data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  company text := left(trim(coalesce(data ->> 'company_name', '')), 120);
  first_name text := left(trim(coalesce(data ->> 'first_name', '')), 100);
  opened uuid;
begin
  insert into public.profiles (id, email, first_name, last_name, company_name)
  values (target, open_account.email, nullif(first_name, ''), nullif(left(trim(coalesce(data ->> 'last_name', '')), 100), ''), nullif(company, ''))
  on conflict (id) do nothing;
  if coalesce(data ->> 'start_trial', '') <> 'true' or company = '' then return null; end if;
  insert into public.tenants (name, slug, region)
  values (company, app.free_slug(company), (select value #>> '{}' from app.settings where key = 'default_region'))
  returning id into opened;
  insert into public.memberships (tenant_id, user_id, role) values (opened, target, 'admin');
  insert into public.subscriptions (tenant_id, plan_id, status, amount, vehicle_limit, limits, trial_ends_at)
  select opened, p.id, 'trial', coalesce(p.price_minor, 0), p.vehicle_limit, p.limits, now() + interval '3 days'
  from public.subscription_plans p where p.id = 'professional';
  return opened;
end $$;
comment on function app.open_account(uuid, text, jsonb) is 'Profile of a new user and, when the sign-up asks for one, the company of its trial; answers that company.';

revoke all on function app.active_email_template(text), app.queue_mail(text, uuid, text, text, text, text),
  app.open_account(uuid, text, jsonb) from public;
grant execute on function app.active_email_template(text), app.queue_mail(text, uuid, text, text, text, text),
  app.open_account(uuid, text, jsonb) to supabase_admin, service_role;
