create or replace function app.choose_hues_of_plan() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.choose_hues(p.tenant_id, p.date, array(
    select r.number from public.plan_routes r where r.tenant_id = p.tenant_id and r.plan_id = p.id
    union select d.number from public.routes d where d.tenant_id = p.tenant_id and d.date = p.date and d.status <> 'cancelled'))
  from public.plans p where (p.tenant_id, p.id) in (select a.tenant_id, a.plan_id from added a);
  return null;
end $$;
revoke all on function app.choose_hues_of_plan() from public;
