// The fuzzing loop: generates cases of every area, runs several at a time, judges each and reports counts and faults.
import { Grower } from '../test/generate.ts'
import { authCase } from './auth.ts'
import { Chance } from './chance.ts'
import { realtimeCase } from './realtime.ts'
import { restCase } from './rest.ts'
import { resumableCase } from './resumable.ts'
import { s3Case } from './s3.ts'
import { storageCase } from './storage.ts'
import { type Case, send, type Target } from './target.ts'

export interface Area {
  name: string
  /** Relative frequency of the area's cases. */
  share: number
  make(target: Target, chance: Chance, grower: Grower): Case
}

/** The areas of the surface; callers may add areas of their own. */
export const AREAS: Area[] = [
  { name: 'rest', share: 45, make: restCase },
  { name: 'auth', share: 15, make: authCase },
  { name: 'storage', share: 15, make: storageCase },
  { name: 'resumable', share: 7, make: resumableCase },
  { name: 's3', share: 8, make: s3Case },
  { name: 'realtime', share: 10, make: realtimeCase },
]

export interface Fault {
  area: string
  /** The case's number, reproducible with the same seed. */
  number: number
  what: string
  shown: string
}

export interface Report {
  /** By area and kind of response. */
  counts: Record<string, Record<string, number>>
  faults: Fault[]
}

export interface FuzzOptions {
  requests: number
  seed: number
  areas?: Area[]
  /** Requests in flight. */
  atOnce?: number
}

const AT_ONCE = 8

/** Runs the given number of cases. Resolves when all have completed or timed out. */
export async function fuzz(
  target: Target,
  { requests, seed, areas = AREAS, atOnce = AT_ONCE }: FuzzOptions,
): Promise<Report> {
  const chance = new Chance(seed)
  const grower = new Grower(seed)
  const counts: Report['counts'] = Object.fromEntries(areas.map(({ name }) => [name, {}]))
  const faults: Fault[] = []
  const totalShare = areas.reduce((sum, { share }) => sum + share, 0)
  const drawArea = (): Area | undefined => {
    let remaining = chance.below(totalShare)
    return areas.find(({ share }) => (remaining -= share) < 0)
  }
  let number = 0
  const work = async (): Promise<void> => {
    while (number < requests) {
      const requestNumber = (number += 1)
      const area = drawArea()
      if (!area) return
      const drawn = area.make(target, chance, grower)
      const { kind, fault } = await drawn
        .run()
        .catch((error: unknown) => ({ kind: 'hang', fault: (error as Error).message }))
      const kinds = (counts[area.name] ??= {})
      kinds[kind] = (kinds[kind] ?? 0) + 1
      if (fault !== undefined)
        faults.push({ area: area.name, number: requestNumber, what: fault, shown: drawn.shown })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { counts, faults }
}

/** Checks the state after a run: the server responds, and every stored object has both a row and its bytes. */
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
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(target, {
      method,
      path,
      headers: as,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (answer.status !== 200) wrong.push(`${path} answers ${answer.status} afterwards`)
    return JSON.parse(answer.text) as unknown
  }
  await request('GET', '/rest/v1/clients?limit=1')
  await request('GET', '/auth/v1/health')
  let rows = 0
  for (const { id } of (await request('GET', '/storage/v1/bucket')) as { id: string }[]) {
    let cursor: string | undefined
    do {
      const page = (await request('POST', `/storage/v1/object/list-v2/${encodeURIComponent(id)}`, {
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
  // An aborted upload is only noticed when its connection closes, which may take a moment.
  let fileNames = await files()
  for (let i = 0; i < 200 && (fileNames.incoming > 0 || fileNames.kept !== rows); i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    fileNames = await files()
  }
  if (fileNames.incoming > 0) wrong.push(`${fileNames.incoming} uploads were left half-way`)
  if (fileNames.kept !== rows) wrong.push(`${fileNames.kept} stored files for ${rows} objects`)
  return wrong
}
