-- Refuses steps that follow themselves and steps whose predecessor belongs to a later state.
create or replace function app.check_status_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  states constant text[] := array['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'];
  earlier public.status_steps;
begin
  -- Two changes at once could close a loop that neither sees.
  perform 1 from public.tenants t where t.id = new.tenant_id for update;
  if exists (
    with recursive chain as (
      select new.after_id as id
      union select s.after_id from chain join public.status_steps s on s.tenant_id = new.tenant_id and s.id = chain.id
        where s.id <> new.id)
    select from chain where chain.id = new.id) then
    perform app.refuse('step_loop', 409, new.name);
  end if;
  select * into earlier from public.status_steps s where s.tenant_id = new.tenant_id and s.id = new.after_id;
  if array_position(states, earlier.state) > array_position(states, new.state) then
    perform app.refuse('step_goes_back', 409, earlier.name);
  end if;
  if exists (select from public.status_steps s where s.tenant_id = new.tenant_id and s.after_id = new.id
      and array_position(states, s.state) < array_position(states, new.state)) then
    perform app.refuse('step_goes_back', 409, new.name);
  end if;
  return new;
end $$;
comment on function app.check_status_step() is 'Keeps a company''s steps without loops and in the order of the states.';
