// Facts that need a request to the outside: the certificate of our public address, and the newest version.
import type { SystemState } from '@dropwise/contracts'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { z } from 'zod'

const LIMIT_MS = 3_000
/** Version and certificate change rarely, so one check an hour is enough. */
const REMEMBER_MS = 3_600_000
/** A failure may be over soon. */
const REMEMBER_FAILURE_MS = 60_000
const HTTPS_PORT = 443
const ANSWER_BYTES = 64_000
const VERSION = /^v?(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)\s*$/

type Certificate = SystemState['certificate']
type NewestVersion = SystemState['newestVersion']

/** Forms of an answer: a version as text, or JSON as GitHub's releases have it. */
const versionAnswer = z.union([
  z.object({ version: z.string() }).transform(({ version }) => version),
  z.object({ tag_name: z.string() }).transform(({ tag_name: tag }) => tag),
])

/** When the certificate that visitors of `publicUrl` get expires. Null for an address without TLS. */
export async function readCertificate(publicUrl: string): Promise<Certificate> {
  const { protocol, hostname, port, host } = new URL(publicUrl)
  if (protocol !== 'https:') return null
  return new Promise((resolve) => {
    // An expired or foreign certificate is what the page should show, so it is no error here.
    const socket = connect({
      host: hostname,
      port: Number(port || HTTPS_PORT),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
    })
    const end = (answer: NonNullable<Certificate>) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(LIMIT_MS, () => end({ host, expiresAt: null, error: 'no answer within 3 s' }))
    socket.once('error', ({ message }) => end({ host, expiresAt: null, error: message }))
    socket.once('secureConnect', () => {
      const { valid_to: expiresAt } = socket.getPeerCertificate()
      end({ host, expiresAt: new Date(expiresAt).toISOString(), error: null })
    })
  })
}

/** The newest version by the operator's address. Null, without a request, if there is no address. */
export async function readNewestVersion(versionUrl: string | undefined): Promise<NewestVersion> {
  if (versionUrl === undefined) return null
  const { host } = new URL(versionUrl)
  try {
    const response = await fetch(versionUrl, { signal: AbortSignal.timeout(LIMIT_MS) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    const text = (await response.text()).slice(0, ANSWER_BYTES)
    const [, version] =
      VERSION.exec(text.startsWith('{') ? versionAnswer.parse(JSON.parse(text)) : text) ?? []
    if (version === undefined) throw new Error('its answer is no version')
    return { host, version, error: null }
  } catch (error) {
    const message = error instanceof z.ZodError ? 'its answer has no version' : (error as Error).message
    return { host, version: null, error: message }
  }
}

/** Remembers an answer for an hour, a failure for a minute. */
export function remembered<Answer extends { error: string | null } | null>(
  read: () => Promise<Answer>,
  elapsed: () => number,
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer>; isFailure: boolean } | undefined
  return () => {
    if (last && elapsed() - last.at < (last.isFailure ? REMEMBER_FAILURE_MS : REMEMBER_MS)) return last.answer
    const entry = { at: elapsed(), answer: read(), isFailure: false }
    void entry.answer.then((answer) => (entry.isFailure = Boolean(answer?.error)))
    last = entry
    return entry.answer
  }
}
