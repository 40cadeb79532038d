// Sends requests, a few at a time, and judges the answers: no 5xx, no silence, no foreign row, every refusal with a code and a sentence.
import { Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './requests.ts'
import type { World } from './world.ts'

export interface Fault {
  what: string
  request: FuzzRequest
}

export interface Report {
  /** How often each status came. */
  statuses: Record<number, number>
  faults: Fault[]
}

interface FuzzResponse {
  /** 0: the connection ended without one. */
  status: number
  text: string
}

const AT_ONCE = 8
/** Longer than any answer takes, even on a busy machine. */
const HANG_MS = 120_000

export async function attack(
  { url, canary }: Pick<World, 'url' | 'canary'>,
  requests: Iterable<FuzzRequest>,
): Promise<Report> {
  const report: Report = { statuses: {}, faults: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const source = Iterator.from(requests)
  const worker = async (): Promise<void> => {
    for (let next = source.next(); !next.done; next = source.next()) {
      const request = next.value
      const response = await send(url, request, agent)
      report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1
      const isForeign = request.token === canary.foreignToken && response.text.includes(canary.text)
      const what = isForeign ? 'a row of another company' : judge(response)
      if (what !== undefined) report.faults.push({ what, request })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return report
}

/** The world under attack has no mail server and no way to the internet: answers with these codes are right. */
const RIGHT_REFUSALS: Readonly<Record<number, string>> = {
  502: '"code":"mirror_unreachable"',
  503: '"code":"mail_not_set_up"',
}

function judge({ status, text }: FuzzResponse): string | undefined {
  if (status === 0) return `no answer: ${text}`
  const refusal = RIGHT_REFUSALS[status]
  if (status >= 500 && !(refusal && text.includes(refusal))) return `${status}: ${text.slice(0, 200)}`
  if (status < 400) return undefined
  try {
    const body = JSON.parse(text) as Record<string, unknown>
    if (typeof body.code === 'string' && typeof body.message === 'string') return undefined
    // The optimiser answers in VROOM's own words.
    if (typeof body.code === 'number' && typeof body.error === 'string') return undefined
    // Assistants are answered in JSON-RPC's.
    if (body.jsonrpc === '2.0' && typeof body.error === 'object') return undefined
  } catch {
    // Said below.
  }
  return `${status} without a code and a sentence: ${text.slice(0, 200)}`
}

function send(url: string, sent: FuzzRequest, agent: Agent): Promise<FuzzResponse> {
  const { hostname, port } = new URL(url)
  const body = sent.body === null ? undefined : Buffer.from(sent.body)
  const headers: Record<string, string> = {
    ...(sent.token === null ? {} : { authorization: `Bearer ${sent.token}` }),
    ...(sent.contentType === null ? {} : { 'content-type': sent.contentType }),
    ...(body === undefined ? {} : { 'content-length': String(body.length) }),
  }
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: 0, text: error.message })
    const path = `/api/v1${sent.path}`
    const request = httpRequest({ hostname, port, method: sent.method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    request.setTimeout(HANG_MS, () => request.destroy(new Error('hang')))
    request.on('error', failed)
    request.end(body)
  })
}
