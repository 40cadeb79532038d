// Large uploads that must fail: too long, longer than declared, aborted. Run once, since each moves many megabytes.
import { request as httpRequest } from 'node:http'
import type { Target } from './target.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')
const LIMIT_MS = 60_000

interface Upload {
  what: string
  /** Megabytes declared in Content-Length; undefined for a chunked body. */
  declared?: number
  /** Megabytes actually sent before the body or connection ends. */
  sent: number
  isCut: boolean
  /** The expected error code; undefined when there may be no response. */
  code?: string
}

const UPLOADS: Upload[] = [
  {
    what: '100 MB where 50 are allowed, said at the start',
    declared: 100,
    sent: 100,
    isCut: false,
    code: 'EntityTooLarge',
  },
  { what: '100 MB where 50 are allowed, never said', sent: 100, isCut: false, code: 'EntityTooLarge' },
  { what: '40 MB cut at 20', declared: 40, sent: 20, isCut: true },
  { what: '100 MB in chunks cut at 45', sent: 45, isCut: true },
]

function upload(target: Target, attempt: Upload, name: string): Promise<string> {
  return new Promise((resolve) => {
    const request = httpRequest(`${target.url}/storage/v1/object/open/${name}`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${target.serviceKey}`,
        'content-type': 'text/plain',
        ...(attempt.declared === undefined
          ? {}
          : { 'content-length': String(attempt.declared * MEGABYTE.length) }),
      },
    })
    const late = setTimeout(() => end('hang'), LIMIT_MS)
    let isOver = false
    const end = (text: string): void => {
      isOver = true
      clearTimeout(late)
      request.destroy()
      resolve(text)
    }
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => end(text))
      response.on('error', () => end(text))
    })
    // A server that rejects the upload closes the connection, so the response may be lost as well.
    request.on('error', () => setTimeout(() => !isOver && end(''), 200))
    const write = (remainingBytes: number): void => {
      if (isOver) return
      if (remainingBytes === 0) {
        if (attempt.isCut) end('')
        else request.end()
        return
      }
      if (request.write(MEGABYTE)) setImmediate(write, remainingBytes - 1)
      else request.once('drain', () => write(remainingBytes - 1))
    }
    write(attempt.sent)
  })
}

/** One line for each upload that succeeded, hung, or failed with an unexpected error. */
export async function tryLargeUploads(target: Target): Promise<string[]> {
  const wrong: string[] = []
  for (const [i, attempt] of UPLOADS.entries()) {
    const text = await upload(target, attempt, `large-${i}.txt`)
    const isRight =
      attempt.code === undefined ? text === '' : text === '' || text.includes(`"${attempt.code}"`)
    if (!isRight) wrong.push(`${attempt.what}: ${text.slice(0, 120)}`)
  }
  return wrong
}
