// Spreads positions over the workers of a Citus cluster, by company.
import { POSITIONS_SETTING, StartupError } from '@dropwise/db'
import pg from 'pg'

/** Throws StartupError without the extension. Does nothing where the table is distributed already. */
export async function distributePositions(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
    if (rows.length === 0)
      throw new StartupError(
        `${POSITIONS_SETTING}: this database has no extension citus, so positions stay on one server. Run create extension citus in it first.`,
      )
    const distributed = await client.query(
      `select from pg_dist_partition where logicalrelid = 'public.positions'::regclass`,
    )
    if (distributed.rows.length === 0)
      await client.query(`select create_distributed_table('public.positions', 'tenant_id')`)
  } finally {
    await client.end()
  }
}
