-- A van keeps the hue of its last day if that hue is free. Otherwise this chooses like `chooseHues` in contracts, which pages
-- use for a van added a moment ago.
create or replace function app.choose_hues(of_tenant uuid, on_day date, numbers int[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  farthest_first constant int[] := array[1, 7, 4, 11, 3, 5, 6, 10, 2, 12, 8, 9];
  uses int[] := array_fill(0, array[12]);
  known record;
  added int;
  each int;
  usual int;
  best int;
begin
  for known in
    select h.hue, count(*)::int as times from public.route_hues h
    where h.tenant_id = of_tenant and h.date = on_day and h.number = any (numbers) group by h.hue
  loop
    uses[known.hue] := known.times;
  end loop;
  for added, usual in
    select asked.n, asked.usual from (
      select n, app.usual_hue(of_tenant, on_day, n) as usual from (select distinct n from unnest(numbers) n) once
      where not exists (select from public.route_hues h where h.tenant_id = of_tenant and h.date = on_day and h.number = n)
      offset 0) asked
    order by asked.usual is null, asked.n
  loop
    best := coalesce(usual, farthest_first[1]);
    foreach each in array farthest_first loop
      if uses[each] < uses[best] then best := each; end if;
    end loop;
    insert into public.route_hues (tenant_id, date, number, hue) values (of_tenant, on_day, added, best) on conflict do nothing;
    uses[best] := uses[best] + 1;
  end loop;
end $$;
revoke all on function app.choose_hues(uuid,date,integer[]) from public;
comment on function app.choose_hues(uuid,date,integer[]) is
  'Assigns hues to vehicle numbers without one on that day: the hue of the van''s last day, else the least used among `numbers`, vivid ones first.';
