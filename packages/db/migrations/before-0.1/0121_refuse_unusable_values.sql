-- What the contracts refuse, the database refuses: rows come in through REST as well, past every command.
-- Values that no command can read would stop whatever meets them: infinite times, empty list items, maps within maps.

create function app.is_usable_time(at timestamptz) returns boolean language sql immutable
set search_path = '' as $$ select at >= '1970-01-01T00:00:00Z' and at < '3000-01-01T00:00:00Z' $$;
create function app.is_usable_day(day date) returns boolean language sql immutable
set search_path = '' as $$ select day >= '1970-01-01' and day < '3000-01-01' $$;
comment on function app.is_usable_time(timestamptz) is 'Between 1970 and 2999 (contracts: timeText); infinity is not.';
comment on function app.is_usable_day(date) is 'Between 1970 and 2999 (contracts: dayText); infinity is not.';

create function app.is_text_list(list text[], most int, longest int) returns boolean language sql immutable
set search_path = '' as $$
  select cardinality(list) = 0 or (array_ndims(list) = 1 and cardinality(list) <= most
    and not exists (select from unnest(list) item where item is null or length(item) not between 1 and longest))
$$;
comment on function app.is_text_list(text[], int, int) is 'A plain list of texts, none of them null, empty or longer than allowed.';

create function app.is_flat_text_map(map jsonb, longest int) returns boolean language sql immutable
set search_path = '' as $$
  select case when jsonb_typeof(map) = 'object' then octet_length(map::text) <= longest
    and not exists (select from jsonb_each(map) entry where jsonb_typeof(entry.value) <> 'string') else false end
$$;
create function app.is_json(value jsonb, kind text, longest int) returns boolean language sql immutable
set search_path = '' as $$ select jsonb_typeof(value) = kind and octet_length(value::text) <= longest $$;
comment on function app.is_flat_text_map(jsonb, int) is 'An object whose values are all texts.';
comment on function app.is_json(jsonb, text, int) is 'A JSON value of the kind (object, array …) and at most so many bytes.';

-- Rows of before: what would stop a command is put right, what is merely long stays until it is written again.
update public.orders set
  window_start = case when app.is_usable_time(window_start) then window_start end,
  window_end = case when app.is_usable_time(window_end) then window_end end
where not app.is_usable_time(window_start) or not app.is_usable_time(window_end);
update public.orders set custom = case when jsonb_typeof(custom) = 'object'
  then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(custom)) else '{}' end
where not app.is_flat_text_map(custom, 1000000);
update public.drivers set skills = array_remove(array_remove(skills, null), '') where not app.is_text_list(skills, 100000, 1000000);
update public.vehicles set skills = array_remove(array_remove(skills, null), '') where not app.is_text_list(skills, 100000, 1000000);
update public.vehicles set shift_end = '23:59' where shift_end = '24:00';
update public.vehicles set shift_start = '23:58' where shift_start = '24:00';

-- One check a column, by the name <table>_<column>_usable. Not checked against old rows: they must not stop the migration.
create procedure pg_temp.require(target text, col text, rule text) language plpgsql as $$
begin
  execute format('alter table public.%I add constraint %I check (%s) not valid',
    target, target || '_' || col || '_usable', replace(rule, '@', quote_ident(col)));
end $$;

do $$
declare
  item record;
begin
  -- Lengths in characters, as in the contracts (orders, fleet, accounts, support).
  for item in select * from (values
    ('tenants', 'locale', 35), ('tenants', 'logo_url', 2000), ('tenants', 'region', 60),
    ('profiles', 'first_name', 100), ('profiles', 'last_name', 100), ('profiles', 'company_name', 120),
    ('profiles', 'phone', 40), ('profiles', 'locale', 35),
    ('depots', 'address', 300), ('drivers', 'phone', 40), ('drivers', 'email', 254), ('drivers', 'licence', 60),
    ('addresses', 'text', 500), ('addresses', 'normalised', 1000), ('addresses', 'street', 300),
    ('addresses', 'house_number', 60), ('addresses', 'postcode', 60), ('addresses', 'city', 200),
    ('recipients', 'phone', 40), ('recipients', 'email', 254), ('orders', 'instructions', 2000),
    ('subscription_plans', 'id', 60), ('subscription_plans', 'name', 120), ('subscription_plans', 'currency', 3),
    ('subscription_plans', 'period', 20), ('email_templates', 'name', 120), ('email_templates', 'subject', 300),
    ('email_templates', 'html_content', 200000), ('email_templates', 'text_content', 100000),
    ('support_tickets', 'requester_name', 200), ('support_tickets', 'requester_email', 254),
    ('incidents', 'body', 10000), ('incidents', 'component', 60),
    ('maintenance_windows', 'body', 10000)
  ) as limits (target, col, longest) loop
    call pg_temp.require(item.target, item.col, 'length(@) <= ' || item.longest);
  end loop;

  -- Every time and day that REST may write.
  for item in select c.table_name as target, c.column_name as col, c.data_type as kind
    from information_schema.columns c where c.table_schema = 'public' and c.data_type in ('timestamp with time zone', 'date')
      and (has_column_privilege('authenticated', format('public.%I', c.table_name), c.column_name, 'insert')
        or has_column_privilege('authenticated', format('public.%I', c.table_name), c.column_name, 'update')) loop
    call pg_temp.require(item.target, item.col,
      case item.kind when 'date' then 'app.is_usable_day(@)' else 'app.is_usable_time(@)' end);
  end loop;
  call pg_temp.require('orders', 'date', 'app.is_usable_day(@)');

  for item in select * from (values
    ('drivers', 'skills', 'app.is_text_list(@, 50, 60)'), ('vehicles', 'skills', 'app.is_text_list(@, 50, 60)'),
    ('orders', 'skills', 'app.is_text_list(@, 50, 60)'), ('maintenance_windows', 'components', 'app.is_text_list(@, 50, 60)'),
    ('orders', 'custom', 'app.is_flat_text_map(@, 100000)'),
    ('tenants', 'settings', 'app.is_json(@, ''object'', 20000)'),
    ('profiles', 'notification_choices', 'app.is_json(@, ''object'', 4000)'),
    ('subscription_plans', 'features', 'app.is_json(@, ''array'', 10000)'),
    ('subscription_plans', 'limits', 'app.is_json(@, ''object'', 4000)'),
    ('email_templates', 'variables', 'app.is_json(@, ''array'', 10000)'),
    ('incidents', 'updates', 'app.is_json(@, ''array'', 100000)'),
    ('vehicles', 'shift_start', '@ < ''24:00'''), ('vehicles', 'shift_end', '@ < ''24:00'''),
    ('addresses', 'confidence', '@ between 0 and 1'),
    ('addresses', 'entrance_lat', '@ between -90 and 90'), ('addresses', 'entrance_lng', '@ between -180 and 180'),
    ('region_builds', 'bounds', 'array_position(@, null) is null and ''NaN'' <> all(@) and ''Infinity'' <> all(@) and ''-Infinity'' <> all(@)')
  ) as rules (target, col, rule) loop
    call pg_temp.require(item.target, item.col, item.rule);
  end loop;
end $$;
