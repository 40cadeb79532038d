-- What an account is in the product: claims of its tokens, its profile, and the company that a trial opens.
-- The surface's admin role may only call these; it has no rights on the tables themselves.

-- Role and company of a person, as tokens carry them in app_metadata. Policies look memberships up again.
create function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner') || coalesce((select jsonb_build_object('tenant_id', m.tenant_id)
        from public.memberships m where m.user_id = target and m.status = 'active' order by m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
        where m.user_id = target and m.status = 'active' order by m.role = 'driver', m.created_at limit 1),
      jsonb_build_object('role', 'customer'))
  end
$$;
comment on function app.account_claims(uuid) is 'Owner before member, member before driver, customer otherwise.';

-- A company's address part from its name; a number is added where it is taken.
create function app.free_slug(name text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  base text := trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'));
  candidate text;
begin
  base := trim(both '-' from left(case when base = '' then 'company' else base end, 50));
  candidate := base;
  for i in 2..1000 loop
    exit when not exists (select 1 from public.tenants t where t.slug = candidate);
    candidate := base || '-' || i;
  end loop;
  return candidate;
end $$;

-- Runs in the transaction that makes the user. Sign-up data is what a stranger typed: names and a new company's name
-- are taken from it, never a role and never an existing company.
create function app.open_account(target uuid, email text, data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  company text := left(trim(coalesce(data ->> 'company_name', '')), 120);
  first_name text := left(trim(coalesce(data ->> 'first_name', '')), 100);
  opened uuid;
begin
  insert into public.profiles (id, email, first_name, last_name, company_name)
  values (target, open_account.email, nullif(first_name, ''), nullif(left(trim(coalesce(data ->> 'last_name', '')), 100), ''), nullif(company, ''))
  on conflict (id) do nothing;
  if coalesce(data ->> 'start_trial', '') <> 'true' or company = '' then return; end if;
  insert into public.tenants (name, slug, region)
  values (company, app.free_slug(company), (select value #>> '{}' from app.settings where key = 'default_region'))
  returning id into opened;
  insert into public.memberships (tenant_id, user_id, role) values (opened, target, 'admin');
  insert into public.subscriptions (tenant_id, plan_id, status, amount, vehicle_limit, limits, trial_ends_at)
  select opened, p.id, 'trial', coalesce(p.price_minor, 0), p.vehicle_limit, p.limits, now() + interval '3 days'
  from public.subscription_plans p where p.id = 'professional';
  insert into public.outbox (dedupe_key, tenant_id, recipient, subject, body)
  values ('welcome ' || target, opened, open_account.email, 'Welcome to Dropwise',
    'Hello ' || coalesce(nullif(first_name, ''), 'there') || E',\n\nyour trial for ' || company ||
    E' runs for 3 days and needs no card. Import a list of orders, press Optimise, and look at tomorrow before it starts.\n\nDropwise');
end $$;

create function app.put_account_mail(dedupe_key text, recipient text, subject text, body text) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (dedupe_key, recipient, subject, body)
  values (put_account_mail.dedupe_key, put_account_mail.recipient, put_account_mail.subject, put_account_mail.body)
  on conflict do nothing
$$;

revoke all on function app.account_claims(uuid), app.free_slug(text), app.open_account(uuid, text, jsonb),
  app.put_account_mail(text, text, text, text) from public;
grant usage on schema app to supabase_admin;
grant execute on function app.account_claims(uuid), app.open_account(uuid, text, jsonb), app.put_account_mail(text, text, text, text) to supabase_admin, service_role;

-- Mail that a database function wrote has no job yet: the worker listens, and sweeps what it missed.
create function app.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('outbox', to_json(new.id)::text);
  return null;
end $$;
create trigger announce after insert on public.outbox for each row execute function app.announce_mail();
