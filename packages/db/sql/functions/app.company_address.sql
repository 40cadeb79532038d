create or replace function app.company_address(company uuid) returns text
language sql stable security definer set search_path = '' as $$
  select m.address from app.company_moves m where m.tenant_id = company and m.state in ('committing', 'moved', 'done')
$$;
revoke all on function app.company_address(uuid) from public;
grant execute on function app.company_address(uuid) to service_role;
comment on function app.company_address(uuid) is
  'URL of the installation to which a company moved; null for companies that are still here.';
