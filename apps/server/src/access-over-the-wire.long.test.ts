// The access table over the wire: REST, realtime and storage give each person exactly what the row policies
// allow. packages/db/src/access.test.ts lists that by hand.
import { identityOf, PEOPLE, SAMPLES, type Person } from '@dropwise/db/access-fixture'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccessSurface, type AccessSurface } from './testing-surface.ts'

const TABLES = Object.keys(SAMPLES).filter((name) => name.startsWith('public.'))
/** Milliseconds that a busy machine may need to deliver a message. */
const PATIENCE = { timeout: 120_000 }
const SERVED = new Set([200, 204, 206])

let world: AccessSurface
beforeAll(async () => {
  world = await openAccessSurface({ txRollback: true })
})
afterAll(() => world.close())

/** User metadata claims more rights than it grants. */
const tokenOf = (person: Person): string =>
  world.sign({ ...identityOf(person).claims, aud: 'authenticated', user_metadata: { role: 'owner' } })

/** Tables whose sample row the person may read and delete, according to the database. */
async function rightsOf(person: Person): Promise<{ reads: string[]; deletes: string[] }> {
  const { role, claims } = identityOf(person)
  const client = new pg.Client(world.database.access.login)
  await client.connect()
  const works = async (sql: string): Promise<boolean> => {
    await client.query('savepoint attempt')
    try {
      return ((await client.query(sql)).rowCount ?? 0) > 0
    } catch (error) {
      // Not permitted, or permitted but stopped by a foreign key.
      return (error as { code?: string }).code === '23503'
    } finally {
      await client.query('rollback to savepoint attempt')
    }
  }
  const reads: string[] = []
  const deletes: string[] = []
  try {
    await client.query(
      `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
    )
    for (const name of TABLES) {
      if (await works(`select from ${name} where ${SAMPLES[name]?.where}`)) reads.push(name)
      if (await works(`delete from ${name} where ${SAMPLES[name]?.where}`)) deletes.push(name)
    }
    await client.query('rollback')
  } finally {
    await client.end()
  }
  return { reads, deletes }
}

/** `id = 'x' and version = 0` as `id=eq.x&version=eq.0`. */
const filtersOf = (name: string): string =>
  (SAMPLES[name]?.where ?? '')
    .split(' and ')
    .map((part) => part.replace(/^(\w+) = (?:'(.*)'|(\d+))$/, '$1=eq.$2$3'))
    .join('&')

async function rest(person: Person, method: 'HEAD' | 'DELETE', name: string): Promise<boolean> {
  const [column] = filtersOf(name).split('=')
  const select = method === 'HEAD' ? `&select=${column}` : ''
  const answer = await fetch(
    `${world.url}/rest/v1/${name.slice('public.'.length)}?${filtersOf(name)}${select}`,
    {
      method,
      headers: { authorization: `Bearer ${tokenOf(person)}`, prefer: 'count=exact, tx=rollback' },
    },
  )
  await answer.arrayBuffer()
  if (answer.status === 409) return true
  return SERVED.has(answer.status) && !answer.headers.get('content-range')?.endsWith('/0')
}

describe('rest', () => {
  it.each(PEOPLE)('gives %s exactly the rows and actions of the policies', async (person) => {
    const { reads, deletes } = await rightsOf(person)
    const rowsByTable: (typeof deletes)[] = [[], []]
    for (const name of TABLES) {
      if (await rest(person, 'HEAD', name)) rowsByTable[0]?.push(name)
      if (await rest(person, 'DELETE', name)) rowsByTable[1]?.push(name)
    }
    expect(rowsByTable).toEqual([reads, deletes])
  })
})

interface Frame {
  event: string
  topic: string
  payload: { data?: { table: string }; status?: string }
}

/** A socket of the person that joins a channel and collects its messages. */
async function listen(
  person: Person,
  topic: string,
  config: object,
): Promise<{ frames: Frame[]; close: () => void }> {
  const { anonKey } = await world.surface.issueApiKeys()
  const socket = new WebSocket(
    `${world.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`,
  )
  const frames: Frame[] = []
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)) as Frame))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const payload = { config, access_token: tokenOf(person) }
  socket.send(
    JSON.stringify({ topic: `realtime:${topic}`, event: 'phx_join', payload, ref: '1', join_ref: '1' }),
  )
  await expect.poll(() => frames.some((frame) => frame.event === 'phx_reply'), PATIENCE).toBe(true)
  return { frames: frames, close: () => socket.close() }
}

describe('realtime', () => {
  it('notifies each person of changes to the rows that they may read', async () => {
    const rows = await world.database.asOwner<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
    )
    const published = rows.map(({ name }) => name).toSorted()
    expect(published.length).toBeGreaterThan(5)
    const config = {
      postgres_changes: published.map((name) => ({
        event: 'UPDATE',
        schema: 'public',
        table: name.slice(7),
      })),
    }
    const sockets = new Map<Person, Awaited<ReturnType<typeof listen>>>()
    for (const person of PEOPLE) sockets.set(person, await listen(person, `feed-${person}`, config))
    const tablesOf = (person: Person): string[] =>
      (sockets.get(person)?.frames ?? [])
        .filter((frame) => frame.event === 'postgres_changes')
        .map((frame) => `public.${frame.payload.data?.table}`)
    for (const { frames } of sockets.values())
      await expect
        .poll(
          () => frames.some((frame) => frame.event === 'system' && frame.payload.status === 'ok'),
          PATIENCE,
        )
        .toBe(true)

    // Two rounds: once the slowest listener has the second, everybody has the first.
    for (const round of [1, 2]) {
      for (const name of published) {
        const column = filtersOf(name).split('=')[0] ?? ''
        await world.database.asOwner(`update ${name} set ${column} = ${column} where ${SAMPLES[name]?.where}`)
      }
      await expect.poll(() => tablesOf('service').length, PATIENCE).toBe(published.length * round)
    }
    for (const person of PEOPLE) {
      const { reads } = await rightsOf(person)
      const expected = published.filter((name) => reads.includes(name))
      expect([...new Set(tablesOf(person))].toSorted(), person).toEqual(expected)
    }
    for (const { close } of sockets.values()) close()
  })

  it('admits people only to the channels of their company, where nobody may send', async () => {
    const claims = identityOf('admin').claims as { app_metadata: { tenant_id: string } }
    const topic = `live:${claims.app_metadata.tenant_id}`
    const joined: Person[] = []
    for (const person of PEOPLE) {
      const { frames, close } = await listen(person, topic, { private: true })
      if (frames.some((frame) => frame.event === 'phx_reply' && frame.payload.status === 'ok'))
        joined.push(person)
      close()
      const answer = await fetch(`${world.url}/realtime/v1/api/broadcast/${topic}/events/x?private=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf(person)}`, 'content-type': 'application/json' },
        body: '{}',
      })
      expect([person, answer.status]).toEqual([person, person === 'service' ? 202 : 403])
    }
    expect(joined).toEqual(['viewer', 'dispatcher', 'admin', 'service'])
  })
})

describe('storage', () => {
  it('is reserved for the server: nobody else may read, remove or add anything', async () => {
    const call = async (
      person: Person,
      method: string,
      path: string,
      body?: string,
    ): Promise<[number, string]> => {
      const answer = await fetch(`${world.url}/storage/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokenOf(person)}`,
          'content-type': path.includes('/object/photos/') ? 'text/plain' : 'application/json',
        },
        body,
      })
      return [answer.status, await answer.text()]
    }
    expect(
      (await call('service', 'POST', '/bucket', '{"id":"photos","name":"photos","public":false}'))[0],
    ).toBe(200)
    expect((await call('service', 'POST', '/object/photos/door.txt', 'the door'))[0]).toBe(200)
    const move = '{"bucketId":"photos","sourceKey":"door.txt","destinationKey":"mine.txt"}'
    for (const person of PEOPLE.filter((name) => name !== 'service')) {
      expect(await call(person, 'GET', '/bucket'), person).toEqual([200, '[]'])
      expect(await call(person, 'POST', '/object/list/photos', '{"prefix":""}'), person).toEqual([200, '[]'])
      const refused = [
        await call(person, 'POST', '/bucket', '{"id":"own","name":"own","public":true}'),
        await call(person, 'DELETE', '/bucket/photos', '{}'),
        await call(person, 'GET', '/object/photos/door.txt'),
        await call(person, 'GET', '/object/public/photos/door.txt'),
        await call(person, 'GET', '/object/info/photos/door.txt'),
        await call(person, 'POST', '/object/photos/new.txt', 'x'),
        await call(person, 'PUT', '/object/photos/door.txt', 'x'),
        await call(person, 'POST', '/object/move', move),
        await call(person, 'POST', '/object/copy', move),
        await call(person, 'POST', '/object/sign/photos/door.txt', '{"expiresIn":60}'),
        await call(person, 'POST', '/object/upload/sign/photos/new.txt', '{}'),
        await call(person, 'DELETE', '/object/photos/door.txt'),
      ]
      expect(
        refused.map(([status]) => status),
        person,
      ).toEqual(refused.map(() => 400))
      expect(refused.map(([, text]) => text).join(), person).not.toContain('the door')
      expect(await call(person, 'DELETE', '/object/photos', '{"prefixes":["door.txt"]}'), person).toEqual([
        200,
        '[]',
      ])
    }
    expect(await call('service', 'GET', '/object/photos/door.txt')).toEqual([200, 'the door'])
  })
})
