create or replace function app.texts_this_month(company uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.outbox o
  where o.tenant_id = texts_this_month.company and o.channel = 'sms' and o.sent_at >= date_trunc('month', now())
$$;
revoke all on function app.texts_this_month(uuid) from public;
grant execute on function app.texts_this_month(uuid) to service_role;
comment on function app.texts_this_month(uuid) is 'Number of text messages that a company has sent this month.';
