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
  const whole = [
    `--${boundary}\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600`,
    `--${boundary}\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{"a":1}`,
    `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="x.txt"\r\ncontent-type: text/plain\r\n\r\nhello`,
    `--${boundary}--\r\n`,
  ].join('\r\n')
  return chance.happens(0.6) ? chance.mutate(whole) : whole
}

function upload(chance: Chance, sent: Sent): void {
  const boundary = chance.happens(0.1) ? chance.hostile() : 'xBOUNDARYx'
  const isForm = chance.happens(0.4)
  const bytes = isForm ? form(chance, boundary) : chance.happens(0.2) ? 'x'.repeat(200_000) : chance.hostile()
  sent.method = chance.pick(['POST', 'PUT'])
  sent.body = Buffer.from(bytes)
  sent.headers['content-type'] = isForm
    ? `multipart/form-data; boundary=${boundary}`
    : chance.pick(['text/plain', 'image/png', chance.hostile()])
  sent.headers['x-upsert'] = chance.pick(['true', 'false', chance.hostile()])
  if (chance.happens(0.2))
    sent.headers['x-metadata'] = Buffer.from(JSON.stringify(chance.json())).toString('base64')
  if (chance.happens(0.15)) sent.headers['cache-control'] = chance.hostile()
  if (chance.happens(0.2)) {
    sent.headers['content-length'] = String(sent.body.length + 1 + chance.below(5_000_000))
    sent.cutAfter = chance.below(sent.body.length + 1)
  } else sent.headers['content-length'] = String(sent.body.length)
}

export function storageCase(target: Target, chance: Chance): Case {
  const who = token(target, chance)
  const sent: Sent = {
    method: 'GET',
    path: '',
    headers: { apikey: target.anonKey, authorization: `Bearer ${who.text}` },
  }
  const bucket = chance.pick(['open', 'closed', 'none', chance.hostile()])
  const name = chance.happens(0.5) ? chance.pick(NAMES) : chance.mutate(chance.pick(NAMES))
  if (chance.happens(0.4)) {
    const [method, path, fields] = chance.pick(CALLS)
    const text = JSON.stringify(chance.body(fields))
    Object.assign(sent, { method, path: chance.happens(0.15) ? chance.mutate(path) : path })
    sent.headers['content-type'] = 'application/json'
    if (method !== 'GET') sent.body = chance.happens(0.15) ? chance.mutate(text) : text
  } else if (chance.happens(0.5)) {
    sent.path = `/object/${bucket}/${name}`
    upload(chance, sent)
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
    sent.method = chance.pick(['GET', 'GET', 'HEAD', 'DELETE', 'POST'])
    sent.path = `${chance.pick(ROUTES)}/${bucket}/${name}${query}`
    if (chance.happens(0.3))
      sent.headers.range = chance.pick([
        'bytes=0-0',
        'bytes=-1',
        'bytes=5-1',
        'bytes=99999-',
        'bytes=a-b',
        'bytes=0-1,3-4',
      ])
    if (chance.happens(0.2)) sent.headers['if-none-match'] = chance.hostile()
    if (chance.happens(0.2)) sent.headers['if-modified-since'] = chance.hostile()
  }
  sent.path = `/storage/v1/${sent.path.replace(/^\//, '')}`
  return {
    shown: `${sent.method} ${sent.path.slice(0, 200)} ${String(sent.body ?? '').slice(0, 160)}`,
    async run() {
      const answer = await send(target, sent)
      const fault = judge(target, answer, {
        isService: who.isService,
        isHead: sent.method === 'HEAD',
        mayCut: sent.cutAfter !== undefined,
        words: ['message'],
      })
      return { kind: `${Math.floor(answer.status / 100)}xx`, fault }
    },
  }
}
