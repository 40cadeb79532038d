// State of the server connection, checked twice a minute and when the network returns.
import { useQuery } from '@tanstack/react-query'
import { HEALTH_DEGRADED_MS } from '@dropwise/contracts'
import { backendUrl } from './backend.ts'
import { useOnline } from './online.ts'

export interface Connection {
  state: 'ok' | 'slow' | 'none'
  /** Milliseconds of the last response. */
  ms: number | null
}

async function ping(): Promise<number> {
  const url = `${await backendUrl()}/auth/v1/health`
  const started = performance.now()
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  // Any status below 500 shows that the server works.
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  return Math.round(performance.now() - started)
}

/** Live state of the connection. */
export function useConnection(everyMs = 30_000): Connection {
  const isOnline = useOnline()
  const { data, isError } = useQuery({
    queryKey: ['connection'],
    // The dot in the frame shows it.
    meta: { isBackground: true },
    queryFn: ping,
    refetchInterval: everyMs,
    refetchOnReconnect: 'always',
    retry: 1,
    staleTime: 5_000,
  })
  if (!isOnline || isError) return { state: 'none', ms: null }
  return { state: (data ?? 0) > HEALTH_DEGRADED_MS ? 'slow' : 'ok', ms: data ?? null }
}
