// Where the company of a tracking number has moved to.
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'

/** The new home of a company that moved away with this number. */
export async function homeOfNumber(
  trx: Trx,
  number: string,
): Promise<{ company: string; address: string } | undefined> {
  const { rows } = await sql<{ company: string | null; address: string | null }>`
    select company, address from app.home_of_number(sha256(convert_to(${number}, 'UTF8')))`.execute(trx)
  const { company, address } = rows[0] ?? {}
  return company && address ? { company, address } : undefined
}
