// Hostile requests to /storage/v1: path-like names, broken forms, aborted uploads, forged links.
import type { Chance } from './chance.ts'
import { type Case, judge, send, type Sent, type Target, token } from './target.ts'

const NAMES = [
  'a.txt',
  'dir/b.txt',
  '../../x',
  '..%2f..%2fx',
  '.',
  '..',
  '/',
  '//',
  'a//b',
  '%2e%2e/x',
  'x'.repeat(2000),
  'nul\0x',
  'a\\b',
  'hidden.txt',
  'CON',
]
const ROUTES = [
  '/object',
  '/object/public',
  '/object/authenticated',
  '/object/info',
  '/object/info/public',
  '/object/sign',
  '/object/upload/sign',
  '/render/image/public',
  '/render/image/authenticated',
  '/render/image/sign',
]
const CALLS: [method: string, path: string, fields: Record<string, unknown>][] = [
  ['GET', '/bucket?limit=1&offset=0&search=x&sortColumn=name&sortOrder=desc', {}],
  [
    'POST',
    '/bucket',
    { id: 'fuzz', name: 'fuzz', public: true, file_size_limit: '1mb', allowed_mime_types: ['image/*'] },
  ],
  ['PUT', '/bucket/open', { id: 'open', name: 'open', public: true, file_size_limit: null }],
  ['GET', '/bucket/open', {}],
  ['POST', '/bucket/fuzz/empty', {}],
  ['DELETE', '/bucket/fuzz', {}],
  [
    'POST',
    '/object/list/open',
    { prefix: '', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' }, search: '' },
  ],
  [
    'POST',
    '/object/list-v2/open',
    { prefix: '', limit: 10, cursor: 'x', with_delimiter: true, sortBy: { column: 'name', order: 'asc' } },
  ],
  ['DELETE', '/object/open', { prefixes: ['a.txt'] }],
  [
    'POST',
    '/object/move',
    { bucketId: 'open', sourceKey: 'a.txt', destinationKey: 'c.txt', destinationBucket: 'open' },
  ],
  [
    'POST',
    '/object/copy',
    { bucketId: 'open', sourceKey: 'a.txt', destinationKey: 'd.txt', metadata: {}, copyMetadata: false },
  ],
  ['POST', '/object/sign/open/a.txt', { expiresIn: 60, transform: { width: 10 } }],
  ['POST', '/object/sign/open', { expiresIn: 60, paths: ['a.txt', 'x'] }],
  ['POST', '/object/upload/sign/open/e.txt', {}],
]

function form(chance: Chance, boundary: string): string {
  const completeRequest = [
    `--${boundary}\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600`,
    `--${boundary}\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{"a":1}`,
    `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="x.txt"\r\ncontent-type: text/plain\r\n\r\nhello`,
    `--${boundary}--\r\n`,
  ].join('\r\n')
  return chance.happens(0.6) ? chance.mutate(completeRequest) : completeRequest
}

function upload(chance: Chance, request: Sent): void {
  const boundary = chance.happens(0.1) ? chance.hostile() : 'xBOUNDARYx'
  const isForm = chance.happens(0.4)
  const bytes = isForm ? form(chance, boundary) : chance.happens(0.2) ? 'x'.repeat(200_000) : chance.hostile()
  request.method = chance.pick(['POST', 'PUT'])
  request.body = Buffer.from(bytes)
  request.headers['content-type'] = isForm
    ? `multipart/form-data; boundary=${boundary}`
    : chance.pick(['text/plain', 'image/png', chance.hostile()])
  request.headers['x-upsert'] = chance.pick(['true', 'false', chance.hostile()])
  if (chance.happens(0.2))
    request.headers['x-metadata'] = Buffer.from(JSON.stringify(chance.json())).toString('base64')
  if (chance.happens(0.15)) request.headers['cache-control'] = chance.hostile()
  if (chance.happens(0.2)) {
    request.headers['content-length'] = String(request.body.length + 1 + chance.below(5_000_000))
    request.cutAfter = chance.below(request.body.length + 1)
  } else request.headers['content-length'] = String(request.body.length)
}

export function storageCase(target: Target, chance: Chance): Case {
  const who = token(target, chance)
  const request: Sent = {
    method: 'GET',
    path: '',
    headers: { apikey: target.anonKey, authorization: `Bearer ${who.text}` },
  }
  const bucket = chance.pick(['open', 'closed', 'none', chance.hostile()])
  const name = chance.happens(0.5) ? chance.pick(NAMES) : chance.mutate(chance.pick(NAMES))
  if (chance.happens(0.4)) {
    const [method, path, fields] = chance.pick(CALLS)
    const text = JSON.stringify(chance.body(fields))
    Object.assign(request, { method, path: chance.happens(0.15) ? chance.mutate(path) : path })
    request.headers['content-type'] = 'application/json'
    if (method !== 'GET') request.body = chance.happens(0.15) ? chance.mutate(text) : text
  } else if (chance.happens(0.5)) {
    request.path = `/object/${bucket}/${name}`
    upload(chance, request)
  } else {
    const query = chance.pick([
      '',
      '?token=x',
      `?token=${target.anonKey}`,
      '?download=../x',
      '?width=5&height=5',
      '?width=1e9',
      `?download=${encodeURIComponent(chance.hostile().toWellFormed())}`,
    ])
    request.method = chance.pick(['GET', 'GET', 'HEAD', 'DELETE', 'POST'])
    request.path = `${chance.pick(ROUTES)}/${bucket}/${name}${query}`
    if (chance.happens(0.3))
      request.headers.range = chance.pick([
        'bytes=0-0',
        'bytes=-1',
        'bytes=5-1',
        'bytes=99999-',
        'bytes=a-b',
        'bytes=0-1,3-4',
      ])
    if (chance.happens(0.2)) request.headers['if-none-match'] = chance.hostile()
    if (chance.happens(0.2)) request.headers['if-modified-since'] = chance.hostile()
  }
  request.path = `/storage/v1/${request.path.replace(/^\//, '')}`
  return {
    shown: `${request.method} ${request.path.slice(0, 200)} ${String(request.body ?? '').slice(0, 160)}`,
    async run() {
      const answer = await send(target, request)
      const fault = judge(target, answer, {
        isService: who.isService,
        isHead: request.method === 'HEAD',
        mayCut: request.cutAfter !== undefined,
        words: ['message'],
      })
      return { kind: `${Math.floor(answer.status / 100)}xx`, fault }
    },
  }
}
