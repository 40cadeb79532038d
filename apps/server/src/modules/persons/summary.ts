// Summarises a person's data before an export or erasure, and lists what an erasure keeps.
import type { PersonSummary, RetainedItem } from '@dropwise/contracts'
import { PERSONAL_DATA } from '@dropwise/db/personal-data'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { countAll, listFiles, listObstacles, visitMentions } from './person-rows.ts'
import { readPatterns, readWords, withSandbox, type Person } from './person.ts'

/** Data about a person that an erasure keeps by law, or to honour the person's own choice. */
const RETAINED: readonly RetainedItem[] = Object.entries(PERSONAL_DATA).flatMap(([table, { retained }]) =>
  retained ? [{ what: table, why: retained.why, until: retained.until }] : [],
)

/** Throws not_found unless every row exists. */
export async function readSummary(trx: Trx, person: Person): Promise<PersonSummary> {
  const words = await readWords(trx, person)
  if (!words.isComplete) throw errors.not_found('The person')
  const patterns = await readPatterns(trx, words)
  const parts = await withSandbox(trx, person, words)
  return {
    names: words.names,
    emails: words.emails,
    phones: words.phones,
    rows: await countAll(trx, parts),
    mentions: await visitMentions(trx, person, words, patterns, false),
    files: (await listFiles(trx, parts)).length,
    obstacles: await listObstacles(trx, person),
    retained: [...RETAINED],
    sharesName: words.sharesName,
  }
}
