create or replace function app.has_text_left(company uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare allowed int := coalesce((app.plan_limits(company) ->> 'texts')::int, 0);
begin
  if allowed = 0 then return true; end if;
  -- Two workers at once must not pass the limit together; what one of them has just taken counts.
  perform pg_advisory_xact_lock(hashtextextended('text_limit:' || company, 0));
  return app.texts_this_month(company) + (select count(*) from public.outbox o
    where o.tenant_id = company and o.channel = 'sms' and o.state = 'waiting' and o.taken_until > now()) < allowed;
end $$;
revoke all on function app.has_text_left(uuid) from public;
grant execute on function app.has_text_left(uuid) to service_role;
comment on function app.has_text_left(uuid) is 'Whether the plan of a company has a text left this month.';
