// The thread behind roads-in-thread: opens regions on first use and after a recompile, and answers one query
// at a time.
import { openRegion, RoadsError, type Region } from '@dropwise/roads'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { compute, type RoadsResponse, type RoadsQuery } from './roads-in-thread.ts'

const opened = new Map<string, { region: Region; changedAt: number }>()

parentPort?.on('message', (question: RoadsQuery) => parentPort?.postMessage(answer(question)))

function answer({ id, folder, ...query }: RoadsQuery): RoadsResponse {
  try {
    return { id, answer: compute(regionIn(folder), query) }
  } catch (error) {
    const { message } = error as Error
    if (error instanceof RoadsError) return { id, error: { code: error.code, message, hint: error.hint } }
    return { id, error: { message, hint: '' } }
  }
}

function regionIn(folder: string): Region {
  const changedAt = statSync(join(folder, 'region.json')).mtimeMs
  const existing = opened.get(folder)
  if (existing?.changedAt === changedAt) return existing.region
  const region = openRegion(folder)
  opened.set(folder, { region, changedAt })
  return region
}
