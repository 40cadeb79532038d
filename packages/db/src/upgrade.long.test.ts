// Upgrades a database of an earlier release to the same schema as a new one, whichever migrations it had.
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

it.each(['0043', '0187', '0333', '0495', '0699'])(
  'upgrades a database whose last migration is %s',
  async (last) => {
    const [current, database] = await Promise.all([open('product'), open('surface')])
    const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => name)
    await migrate(database.access, { only: new Set(names.filter((name) => name.slice(0, 4) <= last)) })
    await migrate(database.access)
    expect(await catalogue(database)).toEqual(await catalogue(current))
  },
)

/** Functions, views, policies, triggers, privileges and columns, one line each. */
async function catalogue(database: TestDatabase): Promise<string[]> {
  const rows = await database.asOwner<{ line: string }>(`
    with relation as (
      select c.*, c.oid::regclass::text as name from pg_class c
      where relnamespace in ('app'::regnamespace, 'public'::regnamespace) and relkind in ('r', 'p', 'v'))
    select concat_ws(' ', pg_get_functiondef(p.oid),
      (select string_agg(privilege::text, ' ' order by privilege::text)
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) privilege),
      obj_description(p.oid, 'pg_proc')) as line
    from pg_proc p where pronamespace in ('app'::regnamespace, 'public'::regnamespace)
    union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from relation where relkind = 'v'
    union all select concat_ws(' ', 'table', name, relrowsecurity, privilege) from relation
      left join lateral aclexplode(relacl) privilege on true
    union all select concat_ws(' ', 'policy', name, polname, polcmd, polroles::regrole[],
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from relation join pg_policy on polrelid = relation.oid
    union all select pg_get_triggerdef(t.oid) from relation r join pg_trigger t on tgrelid = r.oid where not tgisinternal
    union all select concat_ws(' ', 'column', r.name, attname, atttypid::regtype, attnotnull,
      pg_get_expr(adbin, adrelid), privilege) from relation r join pg_attribute a on attrelid = r.oid and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join lateral aclexplode(attacl) privilege on true where attnum > 0
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in ('app'::regnamespace, 'public'::regnamespace)
    order by line`)
  return rows.map(({ line }) => line)
}
