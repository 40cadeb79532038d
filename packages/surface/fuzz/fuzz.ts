// The loop: so many cases of every kind, a few at a time, each judged; counts and faults come back.
import { Grower } from '../test/generate.ts'
import { authCase } from './auth.ts'
import { Chance } from './chance.ts'
import { realtimeCase } from './realtime.ts'
import { restCase } from './rest.ts'
import { storageCase } from './storage.ts'
import { type Case, send, type Target } from './target.ts'

export const AREAS = ['rest', 'auth', 'storage', 'realtime'] as const
export type Area = (typeof AREAS)[number]

export interface Fault {
  area: Area
  /** Number of the case: the same seed makes the same one again. */
  number: number
  what: string
  shown: string
}

export interface Report {
  /** By area and kind of answer. */
  counts: Record<Area, Record<string, number>>
  faults: Fault[]
}

const AT_ONCE = 8
/** Out of a hundred cases. */
const SHARE: Record<Area, number> = { rest: 55, auth: 15, storage: 20, realtime: 10 }

/** Tries `requests` cases of the seed. Resolves when all were answered, or gave up waiting. */
export async function fuzz(target: Target, requests: number, seed: number): Promise<Report> {
  const chance = new Chance(seed)
  const grower = new Grower(seed)
  const counts = Object.fromEntries(AREAS.map((area) => [area, {}])) as Report['counts']
  const faults: Fault[] = []
  const make: Record<Area, () => Case> = {
    rest: () => restCase(target, chance, grower),
    auth: () => authCase(target, chance),
    storage: () => storageCase(target, chance),
    realtime: () => realtimeCase(target, chance),
  }
  const draw = (): Area => {
    let left = chance.below(100)
    return AREAS.find((area) => (left -= SHARE[area]) < 0) ?? 'rest'
  }
  let number = 0
  const work = async (): Promise<void> => {
    while (number < requests) {
      const own = (number += 1)
      const area = draw()
      const one = make[area]()
      const { kind, fault } = await one
        .run()
        .catch((error: unknown) => ({ kind: 'hang', fault: (error as Error).message }))
      counts[area][kind] = (counts[area][kind] ?? 0) + 1
      if (fault !== undefined) faults.push({ area, number: own, what: fault, shown: one.shown })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { counts, faults }
}

/** What must hold when all is over: the server serves, and each stored object has its row and its bytes. */
export async function afterwards(
  target: Target,
  files: () => Promise<{ incoming: number; kept: number }>,
): Promise<string[]> {
  const wrong: string[] = []
  const as = {
    apikey: target.serviceKey,
    authorization: `Bearer ${target.serviceKey}`,
    'content-type': 'application/json',
  }
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(target, {
      method,
      path,
      headers: as,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (answer.status !== 200) wrong.push(`${path} answers ${answer.status} afterwards`)
    return JSON.parse(answer.text) as unknown
  }
  await ask('GET', '/rest/v1/clients?limit=1')
  await ask('GET', '/auth/v1/health')
  let rows = 0
  for (const { id } of (await ask('GET', '/storage/v1/bucket')) as { id: string }[]) {
    let cursor: string | undefined
    do {
      const page = (await ask('POST', `/storage/v1/object/list-v2/${encodeURIComponent(id)}`, {
        limit: 1000,
        cursor,
      })) as {
        objects: unknown[]
        nextCursor?: string
      }
      rows += page.objects.length
      cursor = page.nextCursor
    } while (cursor !== undefined)
  }
  // A cut upload is noticed when its connection ends: a moment may pass.
  let found = await files()
  for (let i = 0; i < 200 && (found.incoming > 0 || found.kept !== rows); i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    found = await files()
  }
  if (found.incoming > 0) wrong.push(`${found.incoming} uploads were left half-way`)
  if (found.kept !== rows) wrong.push(`${found.kept} stored files for ${rows} objects`)
  return wrong
}
