// The nightly removal, except of webhook calls, which have their own job. A failing kind of data does not
// block the others.
import { PROOFS_BUCKET, type RetainedData } from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { prunePositions } from '../../platform/positions/prune-positions.ts'
import { prune } from '../../platform/prune.ts'
import { oldProofs, unmeasured } from './queries.ts'

/** Files removed at once. */
const FILES = 200

/** Stores the driven distances of these days' routes for analytics, before their positions are deleted. */
export type MeasureDriven = (
  trx: Trx,
  period: { tenantId: string; from: string; to: string },
) => Promise<unknown>

type Parts = Pick<Platform, 'asService' | 'surface' | 'log'>

export async function removeOld(
  platform: Parts,
  measureDriven: MeasureDriven,
  batch?: number,
): Promise<void> {
  const steps: [RetainedData, () => Promise<unknown>][] = [
    ['positions', () => removePositions(platform, measureDriven, batch)],
    ['proofs', () => removeProofs(platform, batch)],
    ...(['attachments', 'outbox', 'sign_ins', 'tickets'] as const).map(
      (what): [RetainedData, () => Promise<unknown>] => [what, () => prune(platform, what, batch)],
    ),
  ]
  const failures: unknown[] = []
  for (const [what, remove] of steps)
    try {
      await remove()
    } catch (error) {
      platform.log.error({ err: error, what }, 'what is too old was not removed')
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}

async function removePositions(platform: Parts, measureDriven: MeasureDriven, batch?: number): Promise<void> {
  const periods = await platform.asService('retention', ({ trx }) => unmeasured(trx))
  for (const period of periods) await platform.asService('retention', ({ trx }) => measureDriven(trx, period))
  await prunePositions(platform, batch)
}

/** Deletes files before their names, which are the only record of the remaining files. */
async function removeProofs(platform: Parts, batch?: number): Promise<void> {
  let names: string[]
  do {
    names = await platform.asService('retention', ({ trx }) => oldProofs(trx, FILES))
    if (names.length > 0) await platform.surface.removeObjects(PROOFS_BUCKET, names)
  } while (names.length === FILES)
  await prune(platform, 'proofs', batch)
}
