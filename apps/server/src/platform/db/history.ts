// Marks work that writes a past on purpose: otherwise the database refuses to plan or dispatch past days.
import { sql } from 'kysely'
import type { Scopes } from './scope.ts'

export function writingHistory<Parts extends Pick<Scopes, 'asService'>>(parts: Parts): Parts {
  const asService: Scopes['asService'] = (reason, work) =>
    parts.asService(reason, async (scope) => {
      await sql`select set_config('app.writes_history', 'on', true)`.execute(scope.trx)
      return work(scope)
    })
  return { ...parts, asService }
}
