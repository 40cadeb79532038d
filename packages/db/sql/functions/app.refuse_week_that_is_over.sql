create or replace function app.refuse_week_that_is_over() returns trigger
language plpgsql set search_path = '' as $$
begin
  if app.is_day_over(new.tenant_id, new.first_date) then
    perform app.refuse('day_is_over', 409, new.first_date::text);
  end if;
  return new;
end $$;
