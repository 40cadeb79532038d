create or replace function app.step_of(tenant uuid, target uuid, state text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'colour', s.colour)
  from public.order_steps r join public.status_steps s on s.tenant_id = r.tenant_id and s.id = r.step_id
  where r.tenant_id = tenant and r.order_id = target and s.state = step_of.state
  order by r.at desc, r.id desc limit 1
$$;
revoke all on function app.step_of(uuid, uuid, text) from public;
grant execute on function app.step_of(uuid, uuid, text) to authenticated, service_role;
comment on function app.step_of(uuid, uuid, text) is 'The newest step of an order within its state; null without one.';
