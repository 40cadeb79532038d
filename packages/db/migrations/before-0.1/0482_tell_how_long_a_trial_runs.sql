-- The welcome mail says how long this company's trial runs: owners change the length of new ones.
create function app.trial_days(company uuid) returns int language sql stable security definer set search_path = '' as $$
  select round(extract(epoch from s.trial_ends_at - s.created_at) / 86400)::int from public.subscriptions s where s.tenant_id = company
$$;
revoke all on function app.trial_days(uuid) from public;
grant execute on function app.trial_days(uuid) to supabase_admin;
