// Checks where a company's host name leads: requests from the host itself, as its visitors do, what only this
// server answers.
import { publicOrigin, type HostState } from '@dropwise/contracts'
import { promises as dns } from 'node:dns'
import { callAddress, RefusedAddress, type Resolve } from '../../platform/call-address.ts'
import type { Platform } from '../../platform/platform.ts'

/** Path of the challenge. */
export const CHALLENGE_PATH = '/.well-known/dropwise-host'
const TIMEOUT_MS = 10_000
const CHALLENGE_BYTES = 200

export interface HostSight {
  state: Exclude<HostState, 'not_checked'>
  /** A sentence. */
  seen: string
}

export type LookAtHost = (
  platform: Pick<Platform, 'publicUrl' | 'webhookNetworks'>,
  host: { host: string; challenge: string },
  dnsOf?: { resolve?: Resolve; aliases?: (host: string) => Promise<string[]> },
) => Promise<HostSight>

export const lookAtHost: LookAtHost = async (
  { publicUrl, webhookNetworks },
  { host, challenge },
  { resolve, aliases = (name: string) => dns.resolveCname(name) } = {},
) => {
  const [alias] = await aliases(host).catch(() => [])
  const leadsTo = alias ? `${host} is an alias of ${alias}.` : `${host} has no CNAME record that we see.`
  try {
    const answer = await callAddress(publicOrigin(publicUrl, host) + CHALLENGE_PATH, {
      method: 'GET',
      headers: { accept: 'text/plain' },
      body: '',
      timeoutMs: TIMEOUT_MS,
      allowedNetworks: webhookNetworks,
      readBytes: CHALLENGE_BYTES,
      ...(resolve ? { resolve } : {}),
    })
    if (answer.status === 200 && answer.text?.trim() === challenge)
      return { state: 'points_here', seen: `${host} answers from this platform.` }
    return {
      state: 'points_elsewhere',
      seen: `Another server answers ${host} (status ${answer.status}). ${leadsTo}`,
    }
  } catch (error) {
    const problem =
      error instanceof RefusedAddress
        ? error.message
        : `${host} was asked. ${error instanceof Error ? error.message : String(error)}`
    return { state: 'unknown', seen: `${problem} ${leadsTo}`.slice(0, 500) }
  }
}
