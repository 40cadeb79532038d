-- Which of the twelve hues a route is drawn in on a day: one answer for every dispatcher and for the driver (decision 0412).

create table public.route_hues (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  date date not null,
  number int not null check (number > 0),
  hue smallint not null check (hue between 1 and 12),
  primary key (tenant_id, date, number)
);
comment on table public.route_hues is 'The hue of each route number on a day, chosen when it first drives there or is first planned to, and kept.';
comment on column public.route_hues.hue is 'One of the twelve of the theme.';
call app.protect_tenant_table('public.route_hues', false);
-- Of the routes that a driver sees, those of the policies of `routes`.
create policy driver_reads on public.route_hues for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select from public.routes r
    where r.tenant_id = route_hues.tenant_id and r.date = route_hues.date and r.number = route_hues.number));

-- The same choice as `chooseHues` of the contracts, by which a page shows a van that was added a moment ago.
create function app.choose_hues(of_tenant uuid, on_day date, numbers int[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  farthest_first constant int[] := array[1, 7, 4, 11, 3, 5, 6, 10, 2, 12, 8, 9];
  uses int[] := array_fill(0, array[12]);
  known record;
  added int;
  each int;
  best int;
begin
  for known in
    select h.hue, count(*)::int as times from public.route_hues h
    where h.tenant_id = of_tenant and h.date = on_day and h.number = any (numbers) group by h.hue
  loop
    uses[known.hue] := known.times;
  end loop;
  for added in
    select distinct n from unnest(numbers) n
    where not exists (select from public.route_hues h where h.tenant_id = of_tenant and h.date = on_day and h.number = n)
    order by n
  loop
    best := farthest_first[1];
    foreach each in array farthest_first loop
      if uses[each] < uses[best] then best := each; end if;
    end loop;
    insert into public.route_hues (tenant_id, date, number, hue) values (of_tenant, on_day, added, best) on conflict do nothing;
    uses[best] := uses[best] + 1;
  end loop;
end $$;
revoke all on function app.choose_hues(uuid, date, int[]) from public;
comment on function app.choose_hues(uuid, date, int[]) is
  'Gives hues to numbers that have none on that day: the one that is used least among `numbers`, vivid ones first.';

create function app.choose_hues_of_plan() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.choose_hues(p.tenant_id, p.date, array(
    select r.number from public.plan_routes r where r.tenant_id = p.tenant_id and r.plan_id = p.id
    union select d.number from public.routes d where d.tenant_id = p.tenant_id and d.date = p.date and d.status <> 'cancelled'))
  from public.plans p where (p.tenant_id, p.id) in (select a.tenant_id, a.plan_id from added a);
  return null;
end $$;
revoke all on function app.choose_hues_of_plan() from public;
create trigger choose_hues after insert on public.plan_routes referencing new table as added
  for each statement execute function app.choose_hues_of_plan();

create function app.choose_hues_of_routes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.choose_hues(day.tenant_id, day.date, array(
    select d.number from public.routes d where d.tenant_id = day.tenant_id and d.date = day.date and d.status <> 'cancelled'))
  from (select distinct a.tenant_id, a.date from added a) day;
  return null;
end $$;
revoke all on function app.choose_hues_of_routes() from public;
create trigger choose_hues after insert on public.routes referencing new table as added
  for each statement execute function app.choose_hues_of_routes();

create function app.choose_hues_of_moved_route() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.choose_hues(new.tenant_id, new.date, array(
    select d.number from public.routes d where d.tenant_id = new.tenant_id and d.date = new.date and d.status <> 'cancelled'));
  return null;
end $$;
revoke all on function app.choose_hues_of_moved_route() from public;
create trigger choose_hues_again after update of date on public.routes for each row when (old.date <> new.date)
  execute function app.choose_hues_of_moved_route();

-- What drives keeps the hue that it would be given today; plans beside it come after.
select app.choose_hues(r.tenant_id, r.date, array_agg(distinct r.number))
from public.routes r where r.status <> 'cancelled' group by r.tenant_id, r.date;
select app.choose_hues(p.tenant_id, p.date, array_agg(distinct r.number))
from public.plan_routes r join public.plans p on p.tenant_id = r.tenant_id and p.id = r.plan_id group by p.tenant_id, p.date;
