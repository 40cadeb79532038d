-- A ticket is worked on by an owner: of one who is none any more it waits for somebody again.

create function app.free_tickets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.support_tickets t set assigned_to = null where t.assigned_to = old.id;
  return null;
end $$;
create trigger free_tickets after delete on public.owners for each row execute function app.free_tickets();

update public.support_tickets t set assigned_to = null
where t.assigned_to is not null and not exists (select from public.owners o where o.id = t.assigned_to);
