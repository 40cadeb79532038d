create or replace function app.kept_until(what text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() - case
    when kept_until.what = 'webhook_calls' then make_interval(days => greatest(p.period, 7))
    when kept_until.what = 'sign_ins' then make_interval(days => greatest(p.period, 30))
    when kept_until.what = 'outbox' then make_interval(months => greatest(p.period, 3))
    else make_interval(months => p.period) end
  from (select coalesce(
    (select (s.value ->> kept_until.what)::int from app.settings s where s.key = 'retention'),
    case kept_until.what when 'webhook_calls' then 30 when 'sign_ins' then 90 else 0 end) as period) p
  where p.period > 0
$$;
revoke all on function app.kept_until(text) from public;
grant execute on function app.kept_until(text) to authenticated, service_role;
comment on function app.kept_until(text) is
  'Start of the retention period: older data is deleted; null keeps it for ever. Webhook calls (30) and sign-ins (90) count in days, the rest in months (contracts: retention).';
