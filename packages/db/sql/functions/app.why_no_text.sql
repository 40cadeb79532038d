create or replace function app.why_no_text(company uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  limits record;
  used bigint;
begin
  select * into limits from app.text_limits(company);
  if limits.plan = 0 and (limits.budget = 0 or not limits.stops) then return null; end if;
  -- Locks, so that two workers cannot exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('text_limit:' || company, 0));
  used := app.texts_this_month(company) + (select count(*) from public.outbox o
    where o.tenant_id = company and o.channel = 'sms' and o.state = 'waiting' and o.taken_until > now());
  return case when limits.plan > 0 and used >= limits.plan then 'plan'
    when limits.budget > 0 and limits.stops and used >= limits.budget then 'budget' end;
end $$;
revoke all on function app.why_no_text(uuid) from public;
grant execute on function app.why_no_text(uuid) to service_role;
comment on function app.why_no_text(uuid) is
  'Why a company may send no more text messages this month: `plan` or `budget`; null if it may.';
