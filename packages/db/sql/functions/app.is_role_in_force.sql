create or replace function app.is_role_in_force(company_status text, role text, company uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select company_status <> 'closed' or (role = 'driver' and app.drives_on(company, person))
$$;
revoke all on function app.is_role_in_force(text,text,uuid,uuid) from public;
comment on function app.is_role_in_force(text,text,uuid,uuid) is
  'Whether a membership still gives its role. In a closed company only drivers with a day to finish keep theirs.';
