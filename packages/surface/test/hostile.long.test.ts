// Bad input of every kind gets the protocol's own error: never a 5xx, never a hang.
import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { fixture, SECRET, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sql: await fixture('work.sql') })
})
afterAll(() => world.close())

const rest = (path: string, init?: RequestInit) =>
  fetch(`${world.url}/rest/v1${path}`, { ...init, signal: AbortSignal.timeout(60_000) })

/** fetch would tidy the path; this sends it as it is. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<{ status: number; text: string }> {
  const { port } = new URL(world.url)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, headers, timeout: 60_000 },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new Error('hang')))
    request.end(body)
  })
}

const sign = (header: unknown, claims: unknown, secret = SECRET): string => {
  const part = (v: unknown) =>
    Buffer.from(typeof v === 'string' ? v : JSON.stringify(v)).toString('base64url')
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

describe('REST', () => {
  it('answers a query cut at every byte with success or a client error', async () => {
    const query =
      'select=id,n:name,data->deep->>er::text,clients!inner(*,x:projects(count())),...clients(name)&or=(id.eq.1,and(name.like.*a*,not.tags.cs.{a,"b,c"}))&order=clients(name).desc.nullslast,id&limit=2&offset=1&tags=ov.{a}&name=in.("a,b",c)'
    const statuses = new Set<number>()
    for (let at = 0; at <= query.length; at += 1) {
      const response = await rest(`/projects?${encodeURI(query.slice(0, at))}`)
      statuses.add(response.status)
      await response.text()
    }
    expect([...statuses].filter((s) => s >= 500)).toEqual([])
  })

  it('answers every operator on every type', async () => {
    const faults: string[] = []
    for (const column of [
      'id',
      'name',
      'data',
      'tags',
      'stage',
      'budget',
      'started',
      'made',
      'span',
      'words',
      'done',
    ]) {
      for (const op of [
        'eq',
        'gt',
        'like',
        'ilike',
        'match',
        'cs',
        'cd',
        'ov',
        'sl',
        'nxr',
        'adj',
        'fts',
        'wfts(english)',
        'is',
        'in',
        'isdistinct',
        'eq(any)',
        'like(all)',
      ]) {
        for (const value of ['1', 'x', '(', '{', '\\', "'; drop table clients; --", '{"a":']) {
          const response = await rest(`/projects?${column}=${encodeURIComponent(`${op}.${value}`)}`)
          if (response.status >= 500)
            faults.push(`${column} ${op} ${value}: ${response.status} ${await response.text()}`)
          else await response.text()
        }
      }
    }
    expect(faults).toEqual([])
    expect((await world.sql('select count(*)::int as n from public.clients'))[0]?.n).toBe(3)
  })

  it('refuses trees that nest without end, and SQL in every place', async () => {
    const deep = `or=${'(and'.repeat(3000)}(id.eq.1)${')'.repeat(3000)}`
    expect((await raw('GET', `/rest/v1/projects?${deep.slice(0, 12_000)}`)).status).toBe(400)
    const evil = `x"; drop table clients; --`
    for (const path of [
      `/projects?select=${evil}`,
      `/projects?order=${evil}`,
      `/projects?${evil}=eq.1`,
      `/${evil}`,
      `/rpc/${evil}`,
      `/projects?select=id::${evil}`,
      `/projects?columns=${evil}`,
      `/projects?select=data->>'${evil}`,
      `/projects?on_conflict=${evil}`,
    ]) {
      const response = await rest(encodeURI(path))
      expect(response.status, path).toBeLessThan(500)
    }
    expect((await world.sql('select count(*)::int as n from public.clients'))[0]?.n).toBe(3)
  })

  it('answers malformed bodies, paths and headers in its own words', async () => {
    const cases: [string, string, Record<string, string>, string | undefined][] = [
      ['POST', '/rest/v1/clients', { 'content-type': 'application/json' }, '{"id":'],
      ['POST', '/rest/v1/clients', { 'content-type': 'application/json' }, '[1,2]'],
      ['POST', '/rest/v1/clients', { 'content-type': 'application/json' }, '{"id": "\\u0000"}'],
      ['POST', '/rest/v1/clients?columns=id', { 'content-type': 'application/json' }, 'nonsense'],
      ['POST', '/rest/v1/clients', { 'content-type': 'text/csv' }, 'id,name\n1'],
      ['POST', '/rest/v1/clients', { 'content-type': 'text/csv' }, '"'],
      ['POST', '/rest/v1/clients', { 'content-type': 'nonsense' }, 'x'],
      ['POST', '/rest/v1/clients', { 'content-type': 'image/png' }, 'x'],
      ['GET', '/rest/v1/a/b/c', {}, undefined],
      ['GET', '/rest/v1/%00', {}, undefined],
      ['GET', '/rest/v1/projects?name=eq.%00', {}, undefined],
      ['GET', '/rest/v1/projects?select=%ff', {}, undefined],
      ['GET', '/rest/v1/projects', { accept: ';;;,,,/' }, undefined],
      ['GET', '/rest/v1/projects', { range: '9-1' }, undefined],
      ['GET', '/rest/v1/projects', { prefer: 'handling=strict, nonsense' }, undefined],
      ['DELETE', '/rest/v1/rpc/add_them', {}, undefined],
      ['POST', '/rest/v1/rpc/fails', { 'content-type': 'application/json' }, '{"code": "PT999999"}'],
      ['GET', '/rest/v1/projects?limit=99999999999999999999', {}, undefined],
      ['GET', '/rest/v1/projects?offset=-5', {}, undefined],
    ]
    for (const [method, path, headers, body] of cases) {
      const { status, text } = await raw(method, path, headers, body)
      expect(status, `${method} ${path}`).toBeLessThan(500)
      if (status >= 400)
        expect(Object.keys(JSON.parse(text) as object).toSorted(), path).toEqual([
          'code',
          'details',
          'hint',
          'message',
        ])
    }
  })

  it('refuses tokens that were not signed by us', async () => {
    const now = Math.floor(Date.now() / 1000)
    const good = { role: 'service_role', exp: now + 60 }
    const cases: [string, string][] = [
      [
        'none',
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`,
      ],
      ['other secret', sign({ alg: 'HS256' }, good, 'other')],
      ['other algorithm', sign({ alg: 'HS512' }, good)],
      ['unknown kid', sign({ alg: 'ES256', kid: 'x' }, good)],
      ['expired', sign({ alg: 'HS256' }, { ...good, exp: now - 60 })],
      ['not yet', sign({ alg: 'HS256' }, { ...good, nbf: now + 120 })],
      ['exp is text', sign({ alg: 'HS256' }, { ...good, exp: 'tomorrow' })],
      ['claims are no object', sign({ alg: 'HS256' }, '[1]')],
      ['two parts', 'a.b'],
      ['garbage', '\u00ff...'],
      ['other role', sign({ alg: 'HS256' }, { ...good, role: 'postgres' })],
      ['role is a list', sign({ alg: 'HS256' }, { ...good, role: ['service_role'] })],
    ]
    for (const [name, token] of cases) {
      const { status, text } = await raw('GET', '/rest/v1/clients', {
        authorization: `Bearer ${Buffer.from(token).toString('latin1')}`,
      })
      expect([name, status, text.includes('Microsoft')]).toEqual([name, 401, false])
    }
    const { status } = await raw('GET', '/rest/v1/clients', {
      authorization: `Bearer ${sign({ alg: 'HS256' }, { ...good, role: 'anon' })}`,
    })
    expect(status).toBe(200)
  })
})

describe('sockets', () => {
  const open = (version = '2.0.0'): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const ws = new WebSocket(
        `${world.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${world.anonKey}&vsn=${version}`,
      )
      ws.on('open', () => resolve(ws))
      ws.on('error', reject)
    })
  const closed = (ws: WebSocket): Promise<number> => new Promise((resolve) => ws.on('close', resolve))

  it('closes sockets that send invalid frames, and serves others', async () => {
    for (const frame of [
      '{',
      'null',
      '[]',
      '["1","1","realtime:x"]',
      '{"topic":1}',
      Buffer.from([3, 255]),
      Buffer.from([9, 9, 9, 9, 9, 9, 9, 9]),
    ]) {
      const ws = await open()
      ws.send(frame)
      expect(await closed(ws)).toBe(1003)
    }
    const old = await open('1.0.0')
    old.send(Buffer.from([3, 0, 0, 0, 0, 0, 1]))
    expect(await closed(old)).toBe(1003)
  })

  it('answers joins of every wrong shape', async () => {
    const ws = await open()
    const replies: string[] = []
    ws.on('message', (data: Buffer) => replies.push(data.toString()))
    const payloads = [
      null,
      1,
      'x',
      [],
      { config: null },
      { config: { postgres_changes: 'x' } },
      { config: { postgres_changes: [null, 1, { event: 'BOOM', schema: 1 }] } },
      {
        config: {
          postgres_changes: [
            { event: '*', schema: 'public', table: "x'; drop table clients; --", filter: 'a=eq.1' },
          ],
        },
      },
      { access_token: 'a.b.c' },
    ]
    payloads.forEach((payload, i) =>
      ws.send(JSON.stringify([String(i), String(i), `realtime:t${i}`, 'phx_join', payload])),
    )
    ws.send(JSON.stringify([null, 'x', 'other', 'boom', {}]))
    ws.send(JSON.stringify([null, 'y', 'phoenix', 'heartbeat', {}]))
    await expect.poll(() => replies.some((r) => r.includes('"y"'))).toBe(true)
    for (let i = 0; i < payloads.length; i += 1)
      expect(
        replies.some((r) => r.startsWith(`["${i}","${i}",`) && r.includes('phx_reply')),
        `join ${i}`,
      ).toBe(true)
    ws.close()
  })

  it('refuses a socket without a key', async () => {
    const { port } = new URL(world.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          'GET /realtime/v1/websocket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
        ),
      )
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
    })
    expect(answer).toContain('401 Unauthorized')
    expect(answer).toContain('API key is missing')
  })
})

describe('auth', () => {
  it('answers every wrong body of every endpoint with a client error', async () => {
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"email":1}',
      '{"email":"a@b.c","password":{}}',
      '{"email":"\\u0000@b.c","password":"secret-123"}',
      '{"email":"\\ud800@b.c","phone":"\\ud800","password":"secret-123"}',
      '{"phone":"\\ud800","password":"secret-123"}',
      '{"email":"surrogate@b.c","password":"secret-123","data":{"\\udc00":"\\ud800"}}',
      '{"email":"x","password":"y"}',
      '{"data":[]}',
      '{"refresh_token":"x"}',
      '{"type":"signup","token":"1"}',
      '{"type":"boom","token_hash":"x"}',
    ]
    const paths = [
      '/signup',
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/token?grant_type=pkce',
      '/token?grant_type=boom',
      '/otp',
      '/recover',
      '/resend',
      '/verify',
      '/invite',
      '/admin/users',
      '/admin/generate_link',
      '/factors',
      '/logout',
    ]
    const faults: string[] = []
    for (const path of paths)
      for (const body of bodies) {
        for (const key of [world.anonKey, world.serviceKey]) {
          const { status, text } = await raw(
            'POST',
            `/auth/v1${path}`,
            {
              'content-type': 'application/json',
              authorization: `Bearer ${key}`,
              'x-supabase-api-version': '2024-01-01',
            },
            body,
          )
          if (status >= 500) faults.push(`${path} ${body}: ${status} ${text}`)
        }
      }
    expect(faults).toEqual([])
  })
})
