create or replace function app.open_sandbox(company uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  opened uuid;
  allowed int := (select s.vehicle_limit from public.subscriptions s where s.tenant_id = company and s.status <> 'cancelled');
begin
  insert into public.tenants select (jsonb_populate_record(null::public.tenants, to_jsonb(t) || jsonb_build_object(
      'id', new_id.id, 'slug', 'sandbox-' || replace(new_id.id::text, '-', ''), 'sandbox_of', t.id, 'status', 'active',
      'suspended_at', null, 'suspended_reason', null, 'delete_after', null, 'created_at', now()))).*
    from public.tenants t cross join (select app.uuid_v7() as id) new_id
    where t.id = company and t.sandbox_of is null
  on conflict (sandbox_of) do nothing returning id into opened;
  if opened is null then
    return (select t.id from public.tenants t where t.sandbox_of = company);
  end if;
  -- Copies depots and vehicles but no people, so that a first API call can plan at once.
  with pairs as materialized (
    select d as depot, app.uuid_v7() as id from public.depots d where d.tenant_id = company),
  copied as (
    insert into public.depots select (jsonb_populate_record(null::public.depots,
        to_jsonb(p.depot) || jsonb_build_object('id', p.id, 'tenant_id', opened))).* from pairs p)
  insert into public.vehicles select (jsonb_populate_record(null::public.vehicles, to_jsonb(v) || jsonb_build_object(
      'id', app.uuid_v7(), 'tenant_id', opened, 'driver_id', null, 'zone_ids', '{}'::uuid[],
      'depot_id', (select p.id from pairs p where (p.depot).id = v.depot_id),
      'end_depot_id', (select p.id from pairs p where (p.depot).id = v.end_depot_id)))).*
    from public.vehicles v
    where v.tenant_id = company and v.status = 'active' and app.may_work(company)
    order by v.created_at limit nullif(allowed, 0);
  return opened;
end $$;
revoke all on function app.open_sandbox(uuid) from public;
comment on function app.open_sandbox(uuid) is
  'Returns the company''s sandbox. Its first test key creates it with copies of the settings, depots and vehicles.';
