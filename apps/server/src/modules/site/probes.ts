// Probes of the server's parts: each makes a real request and measures its time. The status page shows the
// results.
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Platform } from '../../platform/platform.ts'
import { probePositions } from '../../platform/positions/queries.ts'

/** Longest wait for one probe, in milliseconds. */
const PROBE_LIMIT_MS = 10_000

export interface Component {
  id: string
  label: string
  probe: (platform: Platform) => Promise<void>
}

export const COMPONENTS: Component[] = [
  {
    id: 'sign_in',
    label: 'Sign-in',
    // Verification must refuse an invalid token, for which it reads the keys.
    probe: async ({ surface }) => {
      if ((await surface.verifyToken('not.a.token')) !== null)
        throw new Error('an invalid token was accepted')
    },
  },
  {
    id: 'data',
    label: 'Data',
    probe: async ({ asService }) => {
      await asService('probe', ({ trx }) => sql`select 1 from public.tenants limit 1`.execute(trx))
    },
  },
  {
    id: 'positions',
    label: 'Live positions',
    probe: async ({ asService }) => {
      await asService('probe', async ({ trx }) => {
        await sql`select 1 from public.vehicle_positions limit 1`.execute(trx)
        await probePositions(trx)
      })
    },
  },
  {
    id: 'planning',
    label: 'Planning engine',
    // A plan that waited for minutes means that no worker runs.
    probe: async ({ asService }) => {
      const counted = await asService('probe', ({ trx }) =>
        sql<{
          stuck: number
        }>`select count(*)::int as stuck from public.plans where status = 'queued' and created_at < now() - interval '2 minutes'`.execute(
          trx,
        ),
      )
      const { stuck } = onlyRow(counted)
      if (stuck > 0) throw new Error(`${stuck} plans are waiting`)
    },
  },
  {
    id: 'maps',
    label: 'Maps and addresses',
    probe: async ({ regions }) => {
      if (regions.list.length === 0) throw new Error('no region is loaded')
    },
  },
  {
    id: 'mail',
    label: 'Email',
    probe: async ({ asService }) => {
      const counted = await asService('probe', ({ trx }) =>
        sql<{
          stuck: number
        }>`select count(*)::int as stuck from public.outbox where state = 'waiting' and created_at < now() - interval '10 minutes'
          and (send_after is null or send_after < now())`.execute(trx),
      )
      const { stuck } = onlyRow(counted)
      if (stuck > 0) throw new Error(`${stuck} mails are waiting`)
    },
  },
]

/** Runs all probes in parallel. Never throws: a failed probe is a result. */
export async function runProbes(
  platform: Platform,
): Promise<{ component: string; isUp: boolean; latencyMs: number; detail: string | null }[]> {
  return Promise.all(
    COMPONENTS.map(async ({ id, probe }) => {
      const startedAt = performance.now()
      const latency = () => Math.round(performance.now() - startedAt)
      try {
        await withLimit(probe(platform))
        return { component: id, isUp: true, latencyMs: latency(), detail: null }
      } catch (error) {
        return {
          component: id,
          isUp: false,
          latencyMs: latency(),
          detail: error instanceof Error ? error.message.slice(0, 500) : 'failed',
        }
      }
    }),
  )
}

async function withLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PROBE_LIMIT_MS)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
