create or replace function app.free_tickets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.support_tickets t set assigned_to = null where t.assigned_to = old.id;
  return null;
end $$;
