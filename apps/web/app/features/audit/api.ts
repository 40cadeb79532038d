// Calls of the audit log in both portals.
import { auditChainResponse, auditResponse } from '@dropwise/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export interface AuditFilter {
  search: string
  subject: string | null
  tenantId: string | null
  from: string | null
  to: string | null
}

const queryOf = ({ search, subject, tenantId, from, to }: AuditFilter) => ({
  search: search || undefined,
  subject: subject ?? undefined,
  tenantId: tenantId ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
})

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi('/audit', auditResponse, {
        query: { ...queryOf(filter), limit: 100, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
  })

export const chainQuery = () =>
  queryOptions({
    queryKey: ['audit-chain'],
    queryFn: ({ signal }) => callApi('/audit/chain', auditChainResponse, { signal }),
  })

export function exportPath(filter: AuditFilter): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(queryOf(filter)))
    if (value !== undefined) params.set(name, value)
  return `/audit/export?${params.toString()}`
}
