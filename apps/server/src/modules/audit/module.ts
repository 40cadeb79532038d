// The audit log over HTTP (docs/api.md, part B), and the jobs that seal and prune it. Database triggers
// write it.
import {
  auditChainResponse,
  auditQuery,
  auditResponse,
  type AuditLine,
  type AuditQuery,
} from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { requireOwnerOrRight, requirePlatformOwner } from '../../platform/access.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { auditCsv } from './csv.ts'
import { listAudit } from './queries.ts'

const tags = ['Audit']
/** Maximum number of lines in one export. */
const EXPORT_LINES = 50_000
const EXPORT_PAGE = 1_000

/** Lines removed in one transaction. */
const PRUNE_BATCH = 20_000

const seal = defineJob('audit.seal', z.object({}), { retryLimit: 0, expireInSeconds: 50 })

const prune = defineJob('audit.prune', z.object({}), { retryLimit: 0, expireInSeconds: 900 })

export const audit: ServerModule = {
  name: 'audit',
  api: auditRoutes,
  async work({ jobs, asService }) {
    await jobs.work(seal, async () => {
      await asService('seal the audit log', ({ trx }) => sql`select app.seal_audit()`.execute(trx))
    })
    await jobs.schedule(seal, '* * * * *', {})
    await jobs.work(prune, () => pruneAudit({ asService }))
    await jobs.schedule(prune, '25 2 * * *', {})
  },
}

/**
 * Removes lines older than the retention period. Removes nothing and throws when the hash chain is broken.
 * Exported for tests.
 */
export async function pruneAudit({ asService }: Pick<Platform, 'asService'>): Promise<void> {
  let removed: number
  do {
    removed = await asService('remove old lines of the audit log', async ({ trx }) => {
      const answer = await sql<{
        removed: number
      }>`select app.prune_audit(${PRUNE_BATCH}) as removed`.execute(trx)
      return onlyRow(answer).removed
    })
  } while (removed >= PRUNE_BATCH)
}

function auditRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const list = ({ claims }: FastifyRequest, query: AuditQuery) =>
    platform.readAsUser(claims, ({ trx }) => listAudit(trx, query))

  api.get(
    '/audit',
    {
      config: { access: requireOwnerOrRight('audit:read') },
      schema: {
        tags,
        summary: 'List entries of the audit log',
        querystring: auditQuery,
        response: { 200: auditResponse },
      },
    },
    (request) => list(request, request.query),
  )
  api.get(
    '/audit/export',
    {
      config: { access: requireOwnerOrRight('audit:read') },
      schema: {
        tags,
        summary: 'Download the audit log as CSV',
        querystring: auditQuery.omit({ limit: true, cursor: true }),
      },
    },
    async (request, reply) => {
      const lines: AuditLine[] = []
      let cursor: string | undefined
      do {
        const page = await list(request, { ...request.query, limit: EXPORT_PAGE, cursor })
        lines.push(...page.items)
        cursor = page.cursor ?? undefined
      } while (cursor && lines.length < EXPORT_LINES)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .send(auditCsv(lines))
    },
  )
  api.get(
    '/audit/chain',
    {
      config: { access: requirePlatformOwner() },
      schema: {
        tags,
        summary: 'Verify the audit log',
        response: { 200: auditChainResponse },
      },
    },
    () =>
      platform.asService('check the audit log', async ({ trx }) => {
        await sql`select app.seal_audit()`.execute(trx)
        const { sealed, broken_at, kept_since } = onlyRow(
          await sql<{ sealed: number; broken_at: number | null; kept_since: Date | null }>`
            select * from app.verify_audit()`.execute(trx),
        )
        return {
          sealed,
          brokenAt: broken_at,
          keptSince: kept_since?.toISOString() ?? null,
        }
      }),
  )
}
