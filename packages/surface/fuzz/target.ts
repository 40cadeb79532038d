// The target of an attack, how to send a request to it, and how to judge the response.
import { createHmac } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import type { Chance } from './chance.ts'
import { watchForHang } from './watch-for-hang.ts'

export interface Target {
  /** `http://127.0.0.1:port` */
  url: string
  secret: string
  anonKey: string
  serviceKey: string
  /** A signed-in user's access token. */
  userToken: string
  /** The key pair of the S3 protocol. */
  s3: { accessKeyId: string; secretAccessKey: string; region: string }
  /** Marker text in rows and objects that only the service may read. */
  canary: string
}

export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Close the connection after this many bytes of the body. */
  cutAfter?: number
}

export interface Answer {
  /** 0 when the connection closed without a response. */
  status: number
  text: string
  type: string
  /** Where to continue an upload. */
  location?: string
}

/** A test case. Resolves with what is wrong with the response, if anything, and a label for the report. */
export interface Case {
  shown: string
  run(): Promise<{ kind: string; fault?: string }>
}

/** Connections are kept: opening one costs more than most answers. */
const agent = new Agent({ keepAlive: true })

/** Sends the request as it is, without normalising it. Throws `hang` when there is no response. */
export async function send(target: Target, request: Sent): Promise<Answer> {
  // The server may close an idle connection just as we use it again. A retry on a new connection shows whether that was the cause.
  const { answer, isReused } = await sendBy(request.cutAfter === undefined ? agent : false, target, request)
  return answer.status === 0 && isReused ? (await sendBy(false, target, request)).answer : answer
}

function sendBy(
  by: Agent | false,
  target: Target,
  request: Sent,
): Promise<{ answer: Answer; isReused: boolean }> {
  const { hostname, port } = new URL(target.url)
  const path = request.path.replace(/[^\u0021-\u007e]/g, (c) =>
    encodeURIComponent(c.isWellFormed() ? c : '\ufffd'),
  )
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, value.replace(/[^\t\u0020-\u007e]/g, '?')]),
  )
  // Without a length, the body of a GET or HEAD would be parsed as the next request.
  if (request.body !== undefined) headers['content-length'] ??= String(Buffer.byteLength(request.body))
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { hostname, port, method: request.method, path, headers, agent: by },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => finish({ status: response.statusCode ?? 0, text: '', type: '' }))
        response.on('end', () =>
          finish({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            type: response.headers['content-type'] ?? '',
            location: response.headers.location,
          }),
        )
      },
    )
    const stopWatching = watchForHang(target.url, () => {
      call.destroy()
      reject(new Error('hang'))
    })
    const finish = (answer: Answer): void => {
      stopWatching()
      resolve({ answer, isReused: call.reusedSocket })
    }
    call.on('error', () => finish({ status: 0, text: '', type: '' }))
    if (request.cutAfter === undefined) call.end(request.body)
    else call.write((request.body ?? '').slice(0, request.cutAfter), () => call.destroy())
  })
}

/** A token: a valid one, or one that must not grant anything. */
export function token(target: Target, chance: Chance): { text: string; isService: boolean } {
  if (chance.happens(0.12)) return { text: target.serviceKey, isService: true }
  if (chance.happens(0.8)) return { text: chance.pick([target.anonKey, target.userToken]), isService: false }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = chance.pick<object>([
    { role: 'service_role', exp: now - 3600 },
    { role: 'service_role', nbf: now + 3600, exp: now + 7200 },
    { role: 'postgres', exp: now + 60 },
    { role: 'supabase_admin', exp: now + 60 },
    { role: ['service_role'], exp: now + 60 },
    { sub: 'nobody', exp: now + 60 },
    { role: 'service_role', exp: 'soon' },
    [],
  ])
  const mac = (signed: string, key: string) => createHmac('sha256', key).update(signed).digest('base64url')
  const forged = (header: object, key: string): string => {
    const signed = `${part(header)}.${part(claims)}`
    return `${signed}.${mac(signed, key)}`
  }
  const text = chance.pick([
    () => forged({ alg: 'HS256', typ: 'JWT' }, target.secret),
    () => forged({ alg: 'HS256', typ: 'JWT' }, `${target.secret}!`),
    () => `${part({ alg: 'none' })}.${part({ role: 'service_role', exp: now + 60 })}.`,
    () => forged({ alg: 'ES256', kid: chance.hostile() }, target.secret),
    () => chance.mutate(target.serviceKey).replace(target.serviceKey, 'x'),
    () => chance.hostile(),
  ])()
  return { text, isService: false }
}

/** What is wrong with a response: missing, an unexpected 5xx, an error without a message, or a leaked secret. */
export function judge(
  target: Target,
  answer: Answer,
  how: { isService: boolean; mayCut?: boolean; isHead?: boolean; isText?: boolean; words: string[] },
): string | undefined {
  const { status, text, type } = answer
  if (status === 0) return how.mayCut ? undefined : 'no answer'
  if (!how.isService && text.includes(target.canary)) return 'a foreign secret in the answer'
  if (how.isHead || status < 400) return undefined
  // Some protocols report errors as text; none may be a server error.
  if (how.isText) return status < 500 || status === 501 ? undefined : `${status}: ${text.slice(0, 160)}`
  if (status === 431 || (status === 400 && type === '')) return undefined
  let body: Record<string, unknown> | null = null
  try {
    body = JSON.parse(text) as Record<string, unknown> | null
  } catch {
    return `${status} without JSON: ${text.slice(0, 80)}`
  }
  if (!how.words.some((word) => typeof body?.[word] === 'string'))
    return `${status} without words: ${text.slice(0, 80)}`
  // Some PostgreSQL errors are legitimately 5xx in this protocol; any other 5xx is a fault.
  const code = body?.code
  const isDatabases = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'XX000'
  return status >= 500 && !isDatabases ? `${status}: ${text.slice(0, 160)}` : undefined
}
