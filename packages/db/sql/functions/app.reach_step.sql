-- Records that an order reached a step. Returns `applied`, `duplicate` or why not.
create or replace function app.reach_step(tenant uuid, entry uuid, target uuid, step uuid, who text, person uuid, moment timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.status_steps;
  delivery_state text;
begin
  if exists (select from public.order_steps s where s.tenant_id = tenant and s.id = entry) then return 'duplicate'; end if;
  select * into wanted from public.status_steps s where s.tenant_id = tenant and s.id = step and s.is_active;
  if not found then return 'step_unknown'; end if;
  if not (case who when 'dispatch' then 'dispatcher' else who end = any (wanted.set_by)) then return 'step_not_yours'; end if;
  select d.status into delivery_state from public.deliveries d where d.tenant_id = tenant and d.order_id = target for update;
  if delivery_state is distinct from wanted.state then return 'step_wrong_state'; end if;
  if who <> 'dispatch' and wanted.after_id is not null and not exists (
      select from public.order_steps s where s.tenant_id = tenant and s.order_id = target and s.step_id = wanted.after_id) then
    return 'step_out_of_turn';
  end if;
  insert into public.order_steps (tenant_id, id, order_id, step_id, name, said_by, user_id, at)
  values (tenant, entry, target, wanted.id, wanted.name, who, person, moment);
  return 'applied';
end $$;
revoke all on function app.reach_step(uuid, uuid, uuid, uuid, text, uuid, timestamptz) from public;
grant execute on function app.reach_step(uuid, uuid, uuid, uuid, text, uuid, timestamptz) to service_role;
comment on function app.reach_step(uuid, uuid, uuid, uuid, text, uuid, timestamptz) is 'Records that an order reached a step of the company.';
