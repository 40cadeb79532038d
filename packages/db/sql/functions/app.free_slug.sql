-- The lock makes a second caller wait until the first has stored its slug. `volatile` lets it then see that row.
create or replace function app.free_slug(name text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  base text := trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'));
  candidate text;
begin
  perform pg_advisory_xact_lock(hashtextextended('free slug', 0));
  base := trim(both '-' from left(case when base = '' then 'company' else base end, 50));
  candidate := base;
  for i in 2..1000 loop
    exit when not exists (select 1 from public.tenants t where t.slug = candidate);
    candidate := base || '-' || i;
  end loop;
  return candidate;
end $$;
revoke all on function app.free_slug(text) from public;
grant execute on function app.free_slug(text) to service_role;
comment on function app.free_slug(text) is
  'A slug that no company uses, and that no other transaction can choose before this one ends.';
