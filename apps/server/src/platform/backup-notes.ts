// Results of scheduled backups: their job writes them; the owner's page and the removal of old backups read
// them.
import { backupNote, type BackupNote } from '@dropwise/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Scopes, Trx } from './db/scope.ts'

const SETTING = 'backups'
/** Enough to find the backups to remove. */
const NOTES_MAX = 1_000

/** Newest first. */
export async function readBackupNotes(trx: Trx): Promise<BackupNote[]> {
  const { rows } = await sql<{
    value: unknown
  }>`select value from app.settings where key = ${SETTING}`.execute(trx)
  return z.array(backupNote).catch([]).parse(rows[0]?.value)
}

export async function writeBackupNotes(
  { asService }: Pick<Scopes, 'asService'>,
  change: (notes: BackupNote[]) => BackupNote[],
): Promise<void> {
  await asService('note of a backup', async ({ trx }) => {
    const notes = JSON.stringify(change(await readBackupNotes(trx)).slice(0, NOTES_MAX))
    await sql`insert into app.settings (key, value) values (${SETTING}, ${notes}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
  })
}
