create or replace function app.require_subscription() returns trigger language plpgsql set search_path = '' as $$
declare reason text := app.why_not_work(new.tenant_id);
begin
  if reason is not null then perform app.refuse(reason, 403); end if;
  return new;
end $$;
