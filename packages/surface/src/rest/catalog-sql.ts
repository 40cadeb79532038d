// One query over the system catalogs that returns tables, columns, keys, view rules and functions as one JSON document.

/** $1 = exposed schemas, $2 = exposed and extra schemas (whose views pass keys on to the exposed ones). */
export const CATALOG_SQL = `
with recursive
base_types as (
  select oid, typbasetype, coalesce(nullif(typbasetype, 0), oid) as base from pg_type
  union
  select t.oid, b.typbasetype, coalesce(nullif(b.typbasetype, 0), b.oid) from base_types t join pg_type b on t.typbasetype = b.oid
),
bases as (select oid, base from base_types where typbasetype = 0),
relations as (
  select c.oid, n.nspname, c.relname, c.relkind, c.reltype, c.relrowsecurity
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and not pg_is_other_temp_schema(n.oid)
),
tables as (
  select json_agg(json_build_object(
    'oid', r.oid::text, 'schema', r.nspname, 'name', r.relname, 'isView', r.relkind in ('v', 'm'),
    'description', obj_description(r.oid, 'pg_class'),
    'insertable', r.relkind in ('r', 'p') or (r.relkind in ('v', 'f') and (pg_relation_is_updatable(r.oid, true) & 8) = 8),
    'updatable', r.relkind in ('r', 'p') or (r.relkind in ('v', 'f') and (pg_relation_is_updatable(r.oid, true) & 4) = 4),
    'deletable', r.relkind in ('r', 'p') or (r.relkind in ('v', 'f') and (pg_relation_is_updatable(r.oid, true) & 16) = 16),
    'key', coalesce((select json_agg(a.attname order by k.ord) from pg_constraint p
                      cross join unnest(p.conkey) with ordinality k(col, ord)
                      join pg_attribute a on a.attrelid = r.oid and a.attnum = k.col
                     where p.conrelid = r.oid and p.contype = 'p'), '[]'),
    'columns', coalesce((select json_agg(json_build_object(
        'name', a.attname, 'position', a.attnum, 'type', format_type(a.atttypid, a.atttypmod),
        'baseType', case when t.typtype = 'd' then format_type(t.typbasetype, null) else format_type(a.atttypid, null) end,
        'notNull', a.attnotnull or (t.typtype = 'd' and t.typnotnull),
        'maxLength', case when b.base in ('varchar'::regtype, 'bpchar'::regtype) and a.atttypmod > 4 then a.atttypmod - 4 end,
        'description', col_description(r.oid, a.attnum),
        'default', case when t.typbasetype <> 0 and d.adbin is null then pg_get_expr(t.typdefaultbin, 0)
                        when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(quote_ident(r.nspname) || '.' || quote_ident(r.relname), a.attname))
                        when a.attgenerated <> '' then null
                        else pg_get_expr(d.adbin, d.adrelid) end,
        'enum', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = b.base)
      ) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid join bases b on b.oid = t.oid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped), '[]')
  ) order by r.nspname, r.relname) as v
  from relations r join pg_class c on c.oid = r.oid
  where r.nspname = any($2::text[]) and not c.relispartition
),
foreign_keys as (
  select json_agg(json_build_object(
    'name', f.conname, 'schema', n.nspname, 'table', c.relname, 'refSchema', rn.nspname, 'refTable', rc.relname,
    'tableOid', c.oid::text, 'refOid', rc.oid::text,
    'columns', k.columns, 'refColumns', k.refs,
    'unique', exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
                        and (select array_agg(x order by x) from unnest(u.conkey) x) = (select array_agg(x order by x) from unnest(f.conkey) x))
  ) order by f.conrelid, f.conname) as v
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class rc on rc.oid = f.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
  cross join lateral (
    select json_agg(a.attname order by o.ord) as columns, json_agg(b.attname order by o.ord) as refs
      from unnest(f.conkey, f.confkey) with ordinality o(col, ref, ord)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = o.col
      join pg_attribute b on b.attrelid = f.confrelid and b.attnum = o.ref
  ) k
  where f.contype = 'f' and f.conparentid = 0
),
views as (
  select json_agg(json_build_object('oid', r.oid::text, 'schema', r.nspname, 'name', r.relname, 'rule', w.ev_action::text)) as v
    from relations r join pg_rewrite w on w.ev_class = r.oid and w.ev_type = '1'
   where r.relkind in ('v', 'm') and r.nspname = any($2::text[])
),
origins as (
  select json_agg(json_build_object('oid', r.oid::text, 'schema', r.nspname, 'name', r.relname, 'columns',
    (select json_object_agg(a.attnum, a.attname) from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped),
    'key', (select json_agg(a.attname order by k.ord) from pg_constraint p
              cross join unnest(p.conkey) with ordinality k(col, ord)
              join pg_attribute a on a.attrelid = r.oid and a.attnum = k.col where p.conrelid = r.oid and p.contype = 'p'))) as v
    from relations r where exists (select from pg_constraint p where p.contype in ('p', 'f') and r.oid in (p.conrelid, p.confrelid))
       or (r.relkind in ('v', 'm') and r.nspname = any($2::text[]))
),
computed as (
  select json_agg(json_build_object('schema', pn.nspname, 'name', p.proname, 'tableSchema', an.nspname, 'table', at.relname,
                                    'refSchema', rn.nspname, 'refTable', rt.relname, 'single', not p.proretset or p.prorows = 1)) as v
    from pg_proc p join pg_namespace pn on pn.oid = p.pronamespace
    join pg_class at on at.reltype = p.proargtypes[0] join pg_namespace an on an.oid = at.relnamespace
    join pg_class rt on rt.reltype = p.prorettype join pg_namespace rn on rn.oid = rt.relnamespace
   where p.pronargs = 1 and pn.nspname not in ('pg_catalog', 'information_schema')
),
routines as (
  select json_agg(json_build_object(
    'schema', n.nspname, 'name', p.proname, 'description', obj_description(p.oid, 'pg_proc'),
    'volatile', p.provolatile = 'v', 'variadic', p.provariadic > 0,
    'setof', p.proretset, 'composite', t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false),
    'void', t.oid = 'void'::regtype, 'typeSchema', tn.nspname, 'typeName', coalesce(comp.relname, t.typname), 'returnType', format_type(p.prorettype, null),
    'isolation', (select lower(substr(s, strpos(s, '=') + 1)) from unnest(p.proconfig) s where s like 'default_transaction_isolation=%'),
    'settings', coalesce((select json_agg(json_build_array(substr(s, 1, strpos(s, '=') - 1), substr(s, strpos(s, '=') + 1)))
                           from unnest(p.proconfig) s where s ilike 'statement_timeout=%' or s ilike 'plan_filter.statement_cost_limit=%'), '[]'),
    'arguments', coalesce(a.list, '[]')
  ) order by n.nspname, p.proname, p.oid) as v
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join bases b on b.oid = p.prorettype
  join pg_type t on t.oid = b.base join pg_namespace tn on tn.oid = t.typnamespace
  left join pg_class comp on comp.oid = t.typrelid
  left join lateral (
    select json_agg(json_build_object('name', coalesce(x.name, ''), 'type', x.type::regtype::text,
        'castType', case x.type when 'bit'::regtype then 'bit varying' when 'bit[]'::regtype then 'bit varying[]'
                      when 'character'::regtype then 'character varying' when 'character[]'::regtype then 'character varying[]'
                      else x.type::regtype::text end,
        'required', x.idx <= p.pronargs - p.pronargdefaults, 'variadic', coalesce(x.mode = 'v', false)) order by x.idx) as list,
      count(*) - count(nullif(x.name, '')) as unnamed, count(*) as total, (array_agg(x.type order by x.idx))[1] as first_type
    from unnest(p.proargtypes::oid[]) with ordinality as y(type, idx)
    cross join lateral (
      select y.type, y.idx,
        (select z.name from (select an.name, am.mode, row_number() over (order by an.ord) as n
           from unnest(p.proargnames) with ordinality an(name, ord)
           left join unnest(p.proargmodes) with ordinality am(mode, ord) on am.ord = an.ord
          where coalesce(am.mode::text, 'i') in ('i', 'b', 'v')) z where z.n = y.idx) as name,
        case when p.provariadic > 0 and y.idx = p.pronargs then 'v' end as mode
    ) x
  ) a on true
  where p.prokind = 'f' and n.nspname = any($1::text[]) and t.oid <> 'trigger'::regtype and t.oid <> 'event_trigger'::regtype
    and (coalesce(a.unnamed, 0) = 0 or (a.total = 1 and a.first_type = any('{bytea,json,jsonb,text,xml}'::regtype[])))
),
representations as (
  select json_agg(json_build_object('source', c.castsource::regtype::text, 'target', c.casttarget::regtype::text, 'function', c.castfunc::regproc::text)) as v
    from pg_cast c join pg_type s on s.oid = c.castsource join pg_type d on d.oid = c.casttarget
   where c.castcontext = 'i' and c.castmethod = 'f' and has_function_privilege(c.castfunc, 'execute')
     and ((s.typtype = 'd' and c.casttarget in ('json'::regtype, 'text'::regtype)) or (d.typtype = 'd' and c.castsource in ('json'::regtype, 'text'::regtype)))
),
handlers as (
  select json_agg(json_build_object('schema', pn.nspname, 'name', p.proname, 'media', lower(t.typname), 'anyElement', arg.oid = 'anyelement'::regtype,
                                    'targetSchema', tn.nspname, 'target', ac.relname, 'aggregate', p.prokind = 'a')) as v
    from pg_proc p join pg_namespace pn on pn.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype and t.typtype = 'd' and (t.typname ~* '^[a-z0-9*.+-]+/[a-z0-9*.+-]+$')
    left join pg_type arg on arg.oid = p.proargtypes[0]
    left join pg_class ac on ac.oid = arg.typrelid left join pg_namespace tn on tn.oid = ac.relnamespace
   where p.pronargs <= 1
)
select json_build_object('tables', coalesce(tables.v, '[]'), 'foreignKeys', coalesce(foreign_keys.v, '[]'), 'views', coalesce(views.v, '[]'),
  'origins', coalesce(origins.v, '[]'), 'computed', coalesce(computed.v, '[]'), 'routines', coalesce(routines.v, '[]'),
  'representations', coalesce(representations.v, '[]'), 'handlers', coalesce(handlers.v, '[]'))::text as catalog
from tables, foreign_keys, views, origins, computed, routines, representations, handlers`

/** A hash that changes whenever the catalog does and takes milliseconds to compute. $1 = exposed and extra schemas. */
export const FINGERPRINT_SQL = `
select md5(concat_ws('|',
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_class where relnamespace in (select oid from pg_namespace where nspname = any($1::text[])) and relkind in ('r','v','m','f','p')),
  (select concat(count(*), ':', sum(a.xmin::text::bigint)) from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind in ('r','v','m','f','p') and c.relnamespace in (select oid from pg_namespace where nspname = any($1::text[]))),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_constraint where contype in ('p','u','f')),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_proc where pronamespace in (select oid from pg_namespace where nspname = any($1::text[]))),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_rewrite where ev_class in (select oid from pg_class where relkind in ('v','m') and relnamespace in (select oid from pg_namespace where nspname = any($1::text[])))),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_enum),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_cast where oid > 16383),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_publication_rel),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_policy),
  (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_namespace)
)) as fingerprint`
