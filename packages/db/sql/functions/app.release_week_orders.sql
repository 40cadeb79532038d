create or replace function app.release_week_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.week_plan_orders o set is_planning = false
  where o.tenant_id = new.tenant_id and o.week_plan_id = new.id and o.is_planning;
  return null;
end $$;
comment on function app.release_week_orders() is 'Lets other week plans take the orders of one that has ended.';
