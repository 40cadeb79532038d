// Several database hosts behind one URL, as libpq knows them: `postgres://login@a:5432,b:5432/name`. Each new
// connection goes to the host that has the wanted role at that moment.
import { Socket } from 'node:net'
import pg, { type ClientConfig } from 'pg'
import { isConnectionLost } from './lost-connection.ts'

/** `primary` accepts writes. `standby` prefers a server that does not, and takes the primary without one. */
export type HostRole = 'primary' | 'standby'

/** Longest wait for one host's answer about its role, in milliseconds. */
const PROBE_LIMIT_MS = 3_000
/** How long an answer is valid, unless a connection to that host ends earlier. */
const ANSWER_HOLD_MS = 1_000

/** One URL for each host of a URL. */
export function urlsOfHosts(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  return hosts.split(',').map((host) => start + host + rest)
}

/** Connection settings for a URL of one or several hosts. */
export function configOfUrl(url: string, role: HostRole): ClientConfig {
  const urls = urlsOfHosts(url)
  const [first = url] = urls
  if (urls.length === 1) return { connectionString: url }
  const choice = new HostChoice(urls, role)
  // pg takes one URL for its settings; the socket chooses the host when it connects.
  return { connectionString: first, stream: () => new ChosenHostSocket(choice) }
}

/** No host accepts writes right now: a failover takes some seconds. */
class NoPrimaryError extends Error {
  /** SQLSTATE `cannot_connect_now`, so that callers wait as for a server that is starting. */
  readonly code = '57P03'
}

interface Address {
  host: string
  port: number
}

class HostChoice {
  #urls: readonly string[]
  #role: HostRole
  #answer: { url: string; at: number } | undefined
  #asking: Promise<string> | undefined

  constructor(urls: readonly string[], role: HostRole) {
    this.#urls = urls
    this.#role = role
  }

  async address(): Promise<Address & { forget: () => void }> {
    if (!this.#answer || performance.now() - this.#answer.at > ANSWER_HOLD_MS) {
      this.#asking ??= chooseHost(this.#urls, this.#role).finally(() => (this.#asking = undefined))
      this.#answer = { url: await this.#asking, at: performance.now() }
    }
    const { url } = this.#answer
    const forget = (): void => {
      if (this.#answer?.url === url) this.#answer = undefined
    }
    return { ...addressOf(url), forget }
  }
}

/** Asks all hosts for their role and returns the URL of the one to use. */
async function chooseHost(urls: readonly string[], role: HostRole): Promise<string> {
  const probes = urls.map(async (url) => ({ url, isPrimary: await probe(url) }))
  const wantsPrimary = role === 'primary'
  const first = await Promise.any(
    probes.map(async (probing) => {
      const answer = await probing
      if (answer.isPrimary !== wantsPrimary) throw new Error('The host has another role.')
      return answer.url
    }),
  ).catch(() => undefined)
  if (first !== undefined) return first
  const results = await Promise.allSettled(probes)
  const primary = results.find((result) => result.status === 'fulfilled' && result.value.isPrimary)
  if (role === 'standby' && primary?.status === 'fulfilled') return primary.value.url
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
  // A refused login or a missing database is a mistake in the settings, not a failover.
  const refusal = reasons.find((reason) => !isConnectionLost(reason))
  if (refusal) throw refusal
  throw new NoPrimaryError(`None of ${urls.length} database hosts accepts writes.`)
}

/** Whether the host accepts writes. */
async function probe(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
    application_name: 'dropwise host choice',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
    return rows[0]?.is_standby === false
  } finally {
    void client.end().catch(() => {})
  }
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 5432) }
}

/** A socket that looks for its host when it connects. */
class ChosenHostSocket extends Socket {
  #choice: HostChoice

  constructor(choice: HostChoice) {
    super()
    this.#choice = choice
  }

  override connect(..._address: unknown[]): this {
    this.#choice.address().then(
      ({ host, port, forget }) => {
        if (this.destroyed) return
        // A server closes its connections before it is demoted, so its answer about its role ends with them.
        this.once('close', forget)
        super.connect(port, host)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
