-- Trigger on the company's tables during a move. Arguments: the company and its sandbox.
create or replace function app.refuse_while_moving() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  move app.company_moves;
begin
  if tg_table_schema = 'public' and tg_table_name = 'tenants' then
    company := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    company := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
  end if;
  if company::text = any (tg_argv) and coalesce(current_setting('app.moves_company', true), '') <> 'on' then
    select m.* into move from app.company_moves m where m.tenant_id = tg_argv[0]::uuid;
    if move.state in ('moved', 'done') then
      perform app.refuse('company_moved', 410, jsonb_build_object('company', move.name, 'address', move.address)::text);
    elsif move.state = 'committing' or move.state = 'paused' and move.paused_until > clock_timestamp() then
      perform app.refuse('company_moving', 503, jsonb_build_object('company', move.name, 'seconds', 5)::text);
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.refuse_while_moving() from public;
comment on function app.refuse_while_moving() is 'Refuses writes while the company is moved to another installation.';
