create or replace function app.refuse_obstacles(kind text, company uuid, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare first text;
begin
  -- Rows of a sandbox do not block the erasure of a person of the company.
  if app.is_sandbox(company) then return; end if;
  select o.what into first from app.person_obstacles(kind, company, ids) o limit 1;
  if first is not null then perform app.refuse('person_in_use', 409, first); end if;
end $$;
