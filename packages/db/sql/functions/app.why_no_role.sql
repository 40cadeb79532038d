create or replace function app.why_no_role(out reason text, out company_name text, out at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.reason, l.company_name, l.at from app.lost_roles(app.user_id()) l
  where l.tenant_id = app.company_of(nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid) limit 1
$$;
comment on function app.why_no_role() is 'Why the caller has no role in the company of the token; nulls if there never was one.';
