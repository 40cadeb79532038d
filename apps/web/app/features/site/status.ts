// The response of `GET /api/v1/status` (packages/contracts has its schema).
import { statusResponse, type StatusResponse } from '@dropwise/contracts'

export type StatusReport = StatusResponse
export type ComponentStatus = StatusResponse['components'][number]
export type Incident = StatusResponse['incidents'][number]
export type Maintenance = StatusResponse['maintenance'][number]

/** Probes, incidents and maintenance of the last 90 days. Throws when the server does not respond. */
export async function fetchStatus(signal: AbortSignal): Promise<StatusReport> {
  const response = await fetch('/api/v1/status', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return statusResponse.parse(await response.json())
}
