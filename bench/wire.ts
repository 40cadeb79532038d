// Bytes on the wire of the ten calls that integrations make most, by how they ask: plain, compressed, again with the
// ETag they have, and as a change without a body in the answer.
// `npm run bench wire`
// The product on a folder of its own, with its demo company. Bodies only; headers are about 600 bytes in each case.
import { rm } from 'node:fs/promises'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD, DEMO_TRACKING_NUMBER } from '@dropwise/contracts'
import { startProduct } from '../e2e/support/product.ts'

interface Call {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: () => object
}
interface Answer {
  status: number
  /** Bytes of the body as sent. */
  bytes: number
  etag: string | undefined
  text: string
}

const TODAY = new Date().toISOString().slice(0, 10)
/** Milliseconds between two requests for a new plan. */
const EVERY_MS = 300

const product = await startProduct()
try {
  const token = await signIn()
  const rows: string[][] = []
  for (const call of await callsOf(token)) rows.push(await measure(token, call))
  const head = ['call', 'plain', 'gzip', 'br', 'with `If-None-Match`', '`return=minimal`']
  console.log([head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
} finally {
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}

async function signIn(): Promise<string> {
  const { anonKey } = (await (await fetch(`${product.url}/config.json`)).json()) as { anonKey: string }
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dispatcher@dropwise.example', password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** The calls, with an order and a plan of the demo's day. */
async function callsOf(token: string): Promise<Call[]> {
  const order = await ask(token, { method: 'POST', path: '/orders', body: newOrder })
  const { id } = JSON.parse(order.text) as { id: string }
  const plan = await ask(token, {
    method: 'POST',
    path: '/plans',
    body: () => ({ date: TODAY, timeLimitSeconds: 2 }),
  })
  const { id: planId } = JSON.parse(plan.text) as { id: string }
  const isRunning = async () =>
    /"status":"(queued|running)"/.test((await ask(token, { method: 'GET', path: `/plans/${planId}` })).text)
  while (await isRunning()) await sleep(EVERY_MS)
  return [
    { method: 'GET', path: '/orders?limit=200' },
    { method: 'GET', path: `/orders/${id}` },
    { method: 'POST', path: '/orders', body: newOrder },
    { method: 'PATCH', path: `/orders/${id}`, body: () => ({ recipient: `Robin ${crypto.randomUUID()}` }) },
    { method: 'GET', path: `/plans/${planId}` },
    { method: 'GET', path: `/live?date=${TODAY}` },
    { method: 'GET', path: '/vehicles' },
    { method: 'GET', path: '/drivers' },
    { method: 'GET', path: `/tracking/${DEMO_TRACKING_NUMBER}` },
    { method: 'GET', path: '/openapi.json' },
  ]
}

/** A new order at a place of the demo's town. */
function newOrder() {
  return {
    reference: `W-${crypto.randomUUID().slice(0, 8)}`,
    recipient: 'Robin Fletcher',
    address: '12 Ropewalk, Ashmouth',
    date: TODAY,
  }
}

/** One row of the table. */
async function measure(token: string, call: Call): Promise<string[]> {
  const plain = await ask(token, call)
  const gzip = await ask(token, call, { 'accept-encoding': 'gzip' })
  const brotli = await ask(token, call, { 'accept-encoding': 'br' })
  const isRead = call.method === 'GET'
  const again = isRead && plain.etag ? await ask(token, call, { 'if-none-match': plain.etag }) : null
  const minimal = isRead ? null : await ask(token, call, { prefer: 'return=minimal' })
  return [
    `\`${call.method} ${call.path.replace(/[0-9a-f-]{36}/, '{id}')}\``,
    bytesText(plain),
    bytesText(gzip),
    bytesText(brotli),
    again ? `${bytesText(again)} (${again.status})` : '',
    minimal ? `${bytesText(minimal)} (${minimal.status})` : '',
  ]
}

function bytesText({ bytes }: Answer): string {
  return bytes.toLocaleString('en-GB')
}

/** Counts the bytes as they come, without decompressing them. */
function ask(
  token: string,
  { method, path, body }: Call,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${product.url}/api/v1${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response
          const sent = Buffer.concat(chunks)
          if (status >= 400) reject(new Error(`${method} ${path}: ${status} ${sent.toString()}`))
          else resolve({ status, bytes: sent.length, etag: answered.etag, text: sent.toString() })
        })
      },
    )
    request.on('error', reject)
    request.end(body ? JSON.stringify(body()) : undefined)
  })
}
