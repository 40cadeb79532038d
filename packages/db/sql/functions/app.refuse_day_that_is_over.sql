-- Applies to the roles of API calls. The demo creates past days on purpose: it sets app.writes_history in its transactions.
create or replace function app.refuse_day_that_is_over() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('service_role', 'authenticated') and coalesce(current_setting('app.writes_history', true), '') <> 'on'
    and app.is_day_over(new.tenant_id, new.date) then
    perform app.refuse('day_is_over', 409, new.date::text);
  end if;
  return new;
end $$;
