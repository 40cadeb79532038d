-- Two companies of one name that were opened at the same moment chose the same slug, and one of them failed. Whoever chooses a slug
-- waits for the one before to be stored; `volatile`, so that the slug is then seen.
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
comment on function app.free_slug(text) is 'A slug that no company has, and that no other transaction can choose before this one ends.';
