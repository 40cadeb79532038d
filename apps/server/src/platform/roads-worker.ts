// The thread behind roads-in-thread: opens regions on first use and after a recompile, and answers one query
// at a time.
import { openRegion, RoadsError, type Region } from '@dropwise/roads'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { RoadsResponse, RoadsQuery } from './roads-in-thread.ts'

const opened = new Map<string, { region: Region; changedAt: number }>()

parentPort?.on('message', (question: RoadsQuery) => parentPort?.postMessage(answer(question)))

function answer({ id, folder, kind, points, options }: RoadsQuery): RoadsResponse {
  try {
    const region = regionIn(folder)
    if (kind === 'open') return { id, answer: null }
    if (kind === 'table') return { id, answer: region.table(points, options) }
    if (kind === 'route') return { id, answer: region.route(points, options) }
    return { id, answer: region.obstacles(points[0]!, points[1]!, options?.profile ?? 'car') }
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
