create or replace function app.sandbox_rows_of(kind text, company uuid, names text[], emails text[], phones text[], shares_name boolean)
returns table (sandbox uuid, ids uuid[]) language sql stable security definer set search_path = '' as $$
  with people as (
    select r.tenant_id, r.id, r.name, r.email, r.phone from public.recipients r where sandbox_rows_of.kind = 'recipient'
    union all
    select d.tenant_id, d.id, d.name, d.email, d.phone from public.drivers d where sandbox_rows_of.kind = 'driver')
  select t.id, array_agg(p.id order by p.id) from public.tenants t join people p on p.tenant_id = t.id
  where t.sandbox_of = company and (lower(p.email) = any (emails)
    or regexp_replace(p.phone, '[^0-9]', '', 'g') in (select regexp_replace(x, '[^0-9]', '', 'g') from unnest(phones) x)
    or not shares_name and lower(trim(p.name)) in (select lower(n) from unnest(names) n))
  group by t.id
$$;
revoke all on function app.sandbox_rows_of(text,uuid,text[],text[],text[],boolean) from public;
grant execute on function app.sandbox_rows_of(text,uuid,text[],text[],text[],boolean) to service_role;
comment on function app.sandbox_rows_of(text,uuid,text[],text[],text[],boolean) is
  'Rows in the company''s sandbox that match the words of a person.';
