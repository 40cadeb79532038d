-- Approved statements do not change, and neither do the corrections that they include.
create or replace function app.keep_pay_statement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mutable constant text[] := array['reason', 'created_by', 'approved_by'];
  entry jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  month_of date := coalesce((entry ->> 'month')::date, date_trunc('month', (entry ->> 'date')::date)::date);
begin
  if tg_op = 'UPDATE' then
    -- Erasures replace a person's name in a reason, and accounts may end.
    if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable then perform app.refuse('pay_approved', 409, to_char(month_of, 'YYYY-MM')); end if;
    return new;
  end if;
  -- The rows of a deleted company go by a cascade.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  -- A correction and an approval at once could each miss the other.
  perform 1 from public.drivers d where d.tenant_id = (entry ->> 'tenant_id')::uuid and d.id = (entry ->> 'driver_id')::uuid for no key update;
  if exists (select from public.pay_statements s where s.tenant_id = (entry ->> 'tenant_id')::uuid
      and s.driver_id = (entry ->> 'driver_id')::uuid and s.month = month_of) then
    perform app.refuse('pay_approved', 409, to_char(month_of, 'YYYY-MM'));
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
comment on function app.keep_pay_statement() is 'Keeps approved statements and their corrections as they were.';
