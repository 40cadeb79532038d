-- Runs once for each statement that adds, changes or removes fills; a change of their files measures nothing.
create or replace function app.measure_filled_vehicles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  filled uuid[];
begin
  if tg_op = 'UPDATE' then
    for company, filled in
      select c.tenant_id, array_agg(distinct c.vehicle_id) from (
        (select tenant_id, id, vehicle_id, energy, odometer_km, amount, is_full, is_after_gap, filled_at from new_fills
        except select tenant_id, id, vehicle_id, energy, odometer_km, amount, is_full, is_after_gap, filled_at from old_fills)
        union all
        (select tenant_id, id, vehicle_id, energy, odometer_km, amount, is_full, is_after_gap, filled_at from old_fills
        except select tenant_id, id, vehicle_id, energy, odometer_km, amount, is_full, is_after_gap, filled_at from new_fills)
      ) c group by 1
    loop
      perform app.measure_consumption(company, filled);
    end loop;
    return null;
  end if;
  for company, filled in select f.tenant_id, array_agg(distinct f.vehicle_id) from changed_fills f group by 1
  loop
    perform app.measure_consumption(company, filled);
  end loop;
  return null;
end $$;
