// Hostile requests to /rest/v1: generated from the grammar, then mutated, as any caller.
import { Grower } from '../test/generate.ts'
import type { Chance } from './chance.ts'
import { type Case, judge, send, type Sent, type Target, token } from './target.ts'

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']
const ACCEPT = [
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan+json; for="x',
  '*/*;q=z',
  'application/geo+json',
]

/** Servers limit the request head, to 16 kB by default, and may drop the connection beyond that. */
const MAX_PATH_LENGTH = 12_000

function specials(chance: Chance): Partial<Sent> {
  return chance.pick<() => Partial<Sent>>([
    () => ({ path: `/projects?select=${'id,'.repeat(15_000)}id` }),
    () => ({ path: `/projects?or=${'('.repeat(5000)}${')'.repeat(5000)}` }),
    () => ({ path: `/projects?and=${'(and'.repeat(59)}(id.eq.1)${')'.repeat(59)}` }),
    () => ({ path: `/projects?select=${'clients('.repeat(50)}id${')'.repeat(50)}` }),
    () => ({ path: `/projects?id=in.(${'1,'.repeat(20_000)}1)` }),
    () => ({ path: `/projects?name=eq.${'x'.repeat(1_000_000)}` }),
    () => ({ path: `/projects?data${'->a'.repeat(5000)}=eq.1` }),
    () => ({ path: `/projects?name=match.(a+)+$&name=match.${'(a*)*'.repeat(50)}` }),
    () => ({ method: 'POST', path: '/projects', body: '['.repeat(100_000) }),
    () => ({ method: 'POST', path: '/clients', body: `[${'{"id":1},'.repeat(20_000)}{"id":2}]` }),
    () => ({ method: 'POST', path: '/rpc/echo', body: `{"a":${'['.repeat(6000)}${']'.repeat(6000)}}` }),
    () => ({
      method: 'POST',
      path: '/clients',
      body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    }),
    () => ({
      method: 'POST',
      path: '/clients',
      body: '{"__proto__":{"id":1},"id":7,"id":8,"name":"a\\u0000b"}',
    }),
    () => ({
      method: 'PATCH',
      path: '/clients?id=eq.1',
      body: 'a,b\n"',
      headers: { 'content-type': 'text/csv' },
    }),
  ])()
}

export function restCase(target: Target, chance: Chance, grower: Grower): Case {
  const who = token(target, chance)
  const grown = grower.request()
  const request: Sent = { ...grown, headers: { ...grown.headers } }
  if (chance.happens(0.04)) {
    const special = specials(chance)
    Object.assign(request, { body: undefined }, special, {
      headers: { ...request.headers, ...special.headers },
    })
  } else {
    if (chance.happens(0.45)) request.path = `/${chance.mutate(request.path.slice(1))}`
    if (chance.happens(0.15)) request.method = chance.pick(METHODS)
    if (chance.happens(0.3) && request.body !== undefined) request.body = chance.mutate(String(request.body))
    if (chance.happens(0.1)) request.body = JSON.stringify(chance.json(5))
    if (chance.happens(0.1))
      request.headers.accept = chance.happens(0.5) ? chance.pick(ACCEPT) : chance.hostile()
    if (chance.happens(0.1))
      request.headers['content-type'] = chance.pick([
        'text/csv',
        'text/plain',
        'application/x-www-form-urlencoded',
        'a/b',
        '',
      ])
    if (chance.happens(0.1))
      request.headers.range = chance.pick(['0-', '-', '5-1', 'items=0-1', '0-99999999999999999999'])
    if (chance.happens(0.05)) request.headers['accept-profile'] = chance.hostile()
  }
  request.path = `/rest/v1${request.path}`
  // Writes are rolled back, so that the next request finds the same data.
  request.headers.prefer = [
    request.headers.prefer,
    chance.happens(0.1) ? chance.hostile() : undefined,
    'tx=rollback',
  ]
    .filter((text) => text !== undefined)
    .join(', ')
  request.headers.apikey = target.anonKey
  request.headers.authorization = `Bearer ${who.text}`
  return {
    shown: `${request.method} ${request.path.slice(0, 300)} ${String(request.body ?? '').slice(0, 100)}`,
    async run() {
      const answer = await send(target, request)
      // This function sets its own status and body.
      if (answer.status === 418) return { kind: '4xx' }
      const fault = judge(target, answer, {
        isService: who.isService,
        isHead: request.method === 'HEAD',
        mayCut:
          request.path.length > MAX_PATH_LENGTH || request.method === 'TRACE' || request.method === 'QUERY',
        words: ['message'],
      })
      return { kind: `${Math.floor(answer.status / 100)}xx`, fault }
    },
  }
}
