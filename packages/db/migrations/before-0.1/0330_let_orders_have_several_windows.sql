-- An order may be brought in any of several windows of its day: those beyond the first stay on the local clock, and move with the day.
create function app.are_windows(list text[]) returns boolean language sql immutable set search_path = '' as $$
  select app.is_text_list(list, 5, 11) and not exists (select from unnest(list) item
    where item !~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$' or left(item, 5) >= right(item, 5))
$$;
comment on function app.are_windows(text[]) is 'A list of windows such as 14:00-16:00, each ending after it starts.';

alter table public.orders
  add column other_windows text[] not null default '{}' check (app.are_windows(other_windows)),
  add constraint orders_other_windows_have_a_first
    check (other_windows = '{}' or (window_start is not null and window_end is not null));
comment on column public.orders.other_windows is 'Windows beside window_start to window_end, on the clock of the company''s first depot.';

/* The clock that a company's orders are written in: that of its first depot, as the import reads them. */
create function app.order_zone(company uuid) returns text language sql stable set search_path = '' as $$
  select coalesce(d.time_zone, t.time_zone) from public.tenants t
  left join lateral (select * from public.depots d where d.tenant_id = t.id and d.status = 'active' order by d.id limit 1) d on true
  where t.id = company
$$;

/* Every window of an order as instants, its first one first. */
create function app.windows_of(asked public.orders) returns table (opens timestamptz, closes timestamptz)
language sql stable set search_path = '' as $$
  select asked.window_start, asked.window_end
  union all
  select (asked.date + left(item, 5)::time) at time zone zone, (asked.date + right(item, 5)::time) at time zone zone
  from unnest(asked.other_windows) item, app.order_zone(asked.tenant_id) zone
$$;

/* The window that an order is brought in at a moment: the one that holds it, otherwise the last that opened before it. */
create function app.window_at(asked public.orders, moment timestamptz, out opens timestamptz, out closes timestamptz)
language sql stable set search_path = '' as $$
  select w.opens, w.closes from app.windows_of(asked) w
  order by (w.opens <= moment) is not false desc, case when w.opens <= moment then w.opens end desc nulls last, w.opens limit 1
$$;

-- A recipient who chooses a time asks for that one.
create function app.drop_other_windows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.orders o set other_windows = '{}' from public.deliveries d
  where d.tenant_id = new.tenant_id and d.id = new.delivery_id and o.tenant_id = d.tenant_id and o.id = d.order_id
    and o.status in ('open', 'failed') and o.other_windows <> '{}';
  return null;
end $$;
create trigger drop_other_windows after insert or update of date, time_slot on public.delivery_preferences
  for each row execute function app.drop_other_windows();

revoke all on function app.are_windows(text[]), app.order_zone(uuid), app.windows_of(public.orders),
  app.window_at(public.orders, timestamptz), app.drop_other_windows() from public;
grant execute on function app.are_windows(text[]), app.order_zone(uuid), app.windows_of(public.orders),
  app.window_at(public.orders, timestamptz) to authenticated, service_role;
