-- Extends a running session only for an open route.
create or replace function app.later_driver_session_end(account uuid, ends_at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(later_driver_session_end.ends_at, app.driver_session_end(account))
  where exists (select 1 from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where d.user_id = account and d.status = 'active' and app.is_code_account(d.tenant_id, account)
      and r.status in ('dispatched', 'started') and r.return_at > now() - interval '12 hours'
      and r.depart_at < now() + interval '2 hours')
$$;
revoke all on function app.later_driver_session_end(uuid,timestamp with time zone) from public;
grant execute on function app.later_driver_session_end(uuid,timestamp with time zone) to service_role, supabase_admin;
comment on function app.later_driver_session_end(uuid,timestamp with time zone) is
  'The later end of a running session while its driver has a route on the road; null if it does not change.';
