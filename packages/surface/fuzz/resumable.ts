// Hostile resumable uploads: broken metadata and offsets, other callers' uploads, forged signatures, oversized creations.
import type { Chance } from './chance.ts'
import { type Answer, type Case, judge, send, type Sent, type Target, token } from './target.ts'

const PATH = '/storage/v1/upload/resumable'
const BUCKETS = ['open', 'open', 'closed', 'none']

function metadata(chance: Chance): string {
  const fields: Record<string, string> = {
    bucketName: chance.pick(BUCKETS),
    objectName: `tus/${chance.below(50)}.txt`,
    contentType: 'text/plain',
    cacheControl: '3600',
    metadata: '{"a":1}',
  }
  const text = Object.entries(fields)
    .filter(() => chance.happens(0.92))
    .map(([name, right]) => {
      const value = chance.happens(0.85) ? right : chance.hostile()
      return `${name} ${Buffer.from(value).toString('base64')}`
    })
    .join(',')
  return chance.happens(0.1) ? chance.mutate(text) : text
}

const numberOrHostile = (chance: Chance, right: number): string =>
  chance.happens(0.85)
    ? String(right)
    : chance.pick(['-1', '1e3', 'x', '99999999999999999999', String(right + 1), ''])

export function resumableCase(target: Target, chance: Chance): Case {
  const who = token(target, chance)
  const body = Buffer.alloc(chance.below(3000), 'x')
  const isSigned = chance.happens(0.1)
  const headers = {
    'tus-resumable': chance.happens(0.95) ? '1.0.0' : chance.hostile(),
    authorization: `Bearer ${who.text}`,
    'x-upsert': chance.pick(['true', 'false']),
    ...(isSigned || chance.happens(0.05) ? { 'x-signature': chance.pick([target.anonKey, 'x']) } : {}),
  }
  const createPath = isSigned ? `${PATH}/sign` : PATH
  const create: Sent = {
    method: 'POST',
    path: chance.happens(0.05) ? `${createPath}/${chance.hostile()}` : createPath,
    headers: {
      ...headers,
      'upload-length': numberOrHostile(chance, body.length),
      'upload-metadata': metadata(chance),
    },
  }
  if (chance.happens(0.3)) {
    create.body = body
    create.headers['content-type'] = 'application/offset+octet-stream'
  }
  const next: Omit<Sent, 'path'> = {
    method: chance.pick(['PATCH', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'GET', 'PUT']),
    headers: {
      ...headers,
      'upload-offset': numberOrHostile(chance, create.body ? body.length : 0),
      'content-type': chance.happens(0.9) ? 'application/offset+octet-stream' : chance.hostile(),
    },
  }
  if (next.method === 'PATCH') next.body = body
  const other = `${PATH}/${Buffer.from(chance.mutate('open/a.txt/6f2ee7ea-0d49-4b2b-8f5e-0f5a0f0e0d0c')).toString('base64url')}`
  return {
    shown:
      `${create.headers['upload-length']} ${create.headers['upload-metadata']}, then ${next.method}`.slice(
        0,
        300,
      ),
    async run() {
      const created = await send(target, create)
      const fault = judgeUpload(target, created, who.isService, create)
      if (fault !== undefined) return { kind: 'create', fault }
      const path = created.location === undefined ? other : new URL(created.location, target.url).pathname
      const request = { ...next, path }
      const answer = await send(target, request)
      return {
        kind: `${Math.floor(answer.status / 100)}xx`,
        fault: judgeUpload(target, answer, who.isService, request),
      }
    },
  }
}

/** tus errors are a status and plain text; only errors raised before the protocol handler are JSON. */
function judgeUpload(target: Target, answer: Answer, isService: boolean, request: Sent): string | undefined {
  return judge(target, answer, { isService, isHead: request.method === 'HEAD', isText: true, words: [] })
}
