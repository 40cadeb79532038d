create or replace function app.home_of_number(number_digest bytea, out company text, out address text)
language sql stable security definer set search_path = '' as $$
  select m.name, m.address from app.moved_numbers n join app.company_moves m on m.tenant_id = n.tenant_id
  where n.digest = number_digest and m.state in ('committing', 'moved', 'done')
  order by m.moved_at desc limit 1
$$;
revoke all on function app.home_of_number(bytea) from public;
grant execute on function app.home_of_number(bytea) to service_role;
comment on function app.home_of_number(bytea) is
  'The company that moved with this tracking number or API key, and the URL of its new installation.';
