-- Stores a code for a driver of the caller's company. Returns its expiry, or null if the driver may not have a code.
create or replace function app.make_driver_code(driver uuid, mac bytea) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  tenant uuid := app.tenant_id();
  until timestamptz := now() + interval '15 minutes';
begin
  if not app.has_right('people:invite') then perform app.refuse('not_allowed', 403); end if;
  -- use_driver_code checks this again, because the account may have got more roles by then.
  if not exists (select 1 from public.drivers d where d.tenant_id = tenant and d.id = driver and d.status = 'active'
      and app.is_code_account(tenant, d.user_id)) then
    return null;
  end if;
  insert into public.driver_codes (tenant_id, driver_id, code_mac, made_by, expires_at)
  values (tenant, driver, mac, app.user_id(), until)
  on conflict (tenant_id, driver_id) do update
    set code_mac = excluded.code_mac, made_by = excluded.made_by, made_at = now(), expires_at = excluded.expires_at;
  return until;
end $$;
revoke all on function app.make_driver_code(uuid,bytea) from public;
grant execute on function app.make_driver_code(uuid,bytea) to authenticated;
