-- Applies the owner's settings for trials: length, plan, and whether companies may open one themselves.
create or replace function app.open_account(target uuid, email text, data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  company text := left(trim(coalesce(data ->> 'company_name', '')), 120);
  last_name text := left(trim(coalesce(data ->> 'last_name', '')), 100);
  -- Some identity providers only tell the whole name.
  first_name text := left(trim(coalesce(nullif(data ->> 'first_name', ''), case last_name when '' then data ->> 'full_name' end, '')), 100);
  terms jsonb := coalesce((select value from app.settings where key = 'trial_terms'), '{}');
  opened uuid;
begin
  insert into public.profiles (id, email, first_name, last_name, company_name, locale)
  values (target, open_account.email, nullif(first_name, ''), nullif(last_name, ''), nullif(company, ''),
    -- The language of the page that the person signed up on.
    case when app.is_language(data ->> 'locale') and length(data ->> 'locale') <= 35 then data ->> 'locale' end)
  on conflict (id) do nothing;
  if coalesce(data ->> 'start_trial', '') <> 'true' or company = '' or terms -> 'isOpen' = 'false' then return null; end if;
  insert into public.tenants (name, slug, time_zone, units)
  values (company, app.free_slug(company),
    case when app.is_time_zone(data ->> 'time_zone') then data ->> 'time_zone' else 'UTC' end,
    case when data ->> 'units' in ('mi', 'km') then data ->> 'units' else 'mi' end)
  returning id into opened;
  insert into public.memberships (tenant_id, user_id, role) values (opened, target, 'admin');
  insert into public.subscriptions (tenant_id, plan_id, status, amount, vehicle_limit, limits, trial_ends_at)
  select opened, p.id, 'trial', coalesce(p.price_minor, 0), p.vehicle_limit, p.limits,
    now() + make_interval(days => coalesce((terms ->> 'days')::int, 3))
  from public.subscription_plans p where p.id in ('professional', coalesce(terms ->> 'planId', 'professional'))
  order by p.id = coalesce(terms ->> 'planId', 'professional') desc limit 1;
  return opened;
end $$;
revoke all on function app.open_account(uuid,text,jsonb) from public;
grant execute on function app.open_account(uuid,text,jsonb) to service_role, supabase_admin;
comment on function app.open_account(uuid,text,jsonb) is
  'Creates the profile of a new user and, if the sign-up requests it, the company of a trial. Returns that company.';
