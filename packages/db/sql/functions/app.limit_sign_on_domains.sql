-- Counts under a lock per company, as check_vehicle_limit does.
create or replace function app.limit_sign_on_domains() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- Contracts: SIGN_ON_DOMAINS_MAX.
  most constant int := 20;
begin
  perform pg_advisory_xact_lock(hashtextextended('sign_on_domains:' || new.tenant_id, 0));
  if (select count(*) from public.sign_on_domains d where d.tenant_id = new.tenant_id and d.domain <> new.domain) >= most then
    perform app.refuse('sign_on_domains_full', 409, most::text);
  end if;
  return new;
end $$;
