// Upgrades databases of earlier releases, and expects the schema and rows of a new database, which starts with the
// baseline.
import { afterAll, expect, it } from 'vitest'
import { migrate, MIGRATIONS_FOLDER, readMigrations } from './migrate.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

async function open(kind: 'product' | 'surface'): Promise<TestDatabase> {
  const database = await testDatabase(kind)
  opened.push(database)
  return database
}

it.each(['0043', '0187', '0333', '0495', '0699', '0740'])(
  'upgrades a database whose last migration is %s',
  async (last) => {
    const [current, database] = await Promise.all([open('product'), open('surface')])
    const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => name)
    await migrate(database.access, { only: new Set(names.filter((name) => name.slice(0, 4) <= last)) })
    await migrate(database.access)
    expect(await catalogue(database)).toEqual(await catalogue(current))
    expect(await allRows(database)).toEqual(await allRows(current))
    expect((await migrate(database.access)).known).toBe(names.length)
  },
)

/**
 * Everything that a migration or an SQL object can create or change, one line each. Ignores whether checks are marked as
 * validated, and how their conditions are nested: both differ between an upgraded and a new database.
 */
async function catalogue(database: TestDatabase): Promise<string[]> {
  const rows = await database.asOwner<{ line: string }>(`
    with relation as (
      select c.*, c.oid::regclass::text as name from pg_class c
      where relnamespace in ('app'::regnamespace, 'public'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace,
        'auth'::regnamespace) and relkind in ('r', 'p', 'v', 'S'))
    select concat_ws(' ', pg_get_functiondef(p.oid),
      (select string_agg(privilege::text, ' ' order by privilege::text)
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) privilege),
      obj_description(p.oid, 'pg_proc')) as line
    from pg_proc p where pronamespace in ('app'::regnamespace, 'public'::regnamespace)
    union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from relation where relkind = 'v'
    union all select concat_ws(' ', 'relation', name, relkind, relrowsecurity, relforcerowsecurity, reloptions, relreplident,
      pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid), obj_description(oid, 'pg_class'), privilege) from relation
      left join lateral aclexplode(relacl) privilege on true
    union all select concat_ws(' ', 'policy', name, polname, polcmd, polroles::regrole[],
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid), obj_description(p.oid, 'pg_policy'))
      from relation join pg_policy p on polrelid = relation.oid
    union all select pg_get_triggerdef(t.oid) from relation r join pg_trigger t on tgrelid = r.oid where not tgisinternal
    union all select concat_ws(' ', 'column', r.name, place, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attstorage, attstattarget, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum), privilege)
      from relation r join lateral (select *, rank() over (order by attnum) as place from pg_attribute
        where attrelid = r.oid and attnum > 0 and not attisdropped) a on true
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join lateral aclexplode(attacl) privilege on true
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, regexp_replace(pg_get_constraintdef(c.oid), ' NOT VALID|[()]', '', 'g'),
      obj_description(c.oid, 'pg_constraint')) from pg_constraint c join relation r on r.oid = conrelid
    union all select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, obj_description(indexrelid, 'pg_class'))
      from pg_index join relation r on r.oid = indrelid
    union all select concat_ws(' ', 'publication', pubname, prrelid::regclass)
      from pg_publication_rel join pg_publication p on p.oid = prpubid
    union all select concat_ws(' ', 'schema', nspname, privilege) from pg_namespace, aclexplode(nspacl) privilege
      where nspname in ('app', 'public', 'storage', 'realtime', 'auth', 'jobs')
    union all select concat_ws(' ', 'default', defaclnamespace::regnamespace, defaclobjtype, defaclacl) from pg_default_acl
    union all select concat_ws(' ', 'type', t.oid::regtype, typtype) from pg_type t
      where typnamespace in ('app'::regnamespace, 'public'::regnamespace) and typtype in ('d', 'e', 'r')
    union all select concat_ws(' ', 'extension', extname) from pg_extension
    order by line`)
  return rows.map(({ line }) => line)
}

/** Rows of all tables, without timestamps and the secret of the installation. */
async function allRows(database: TestDatabase): Promise<unknown[]> {
  const tables = await database.asOwner<{ name: string }>(`
    select oid::regclass::text as name from pg_class where relkind = 'r'
      and relnamespace in ('app'::regnamespace, 'public'::regnamespace, 'storage'::regnamespace, 'auth'::regnamespace)
    order by 1`)
  const rows = tables.map(({ name }) =>
    database.asOwner(
      `select $1 as table, to_jsonb(t) - '{created_at,updated_at}'::text[]
         - case when $1 = 'app.settings' then 'value' else '' end as row from ${name} t order by 2`,
      [name],
    ),
  )
  return (await Promise.all(rows)).flat()
}
