// The socket as supabase-js uses it: changes under the subscriber's own policies, broadcast, presence, private channels.
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Feed } from '../src/realtime/feed.ts'
import { startWorld, until, type World } from './world.ts'

const SQL = `
create table public.notes (id int primary key, owner uuid default auth.uid(), body text, level int);
alter table public.notes enable row level security;
create policy own on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
create policy operators on public.notes to service_role using (true) with check (true);
create table public.board (id int primary key, what text, tags text[]);
create table public.nokey (what text);
create table public.gated (id int primary key);
alter table public.gated enable row level security;
create function public.wait_at_gate() returns boolean language sql as 'select pg_advisory_xact_lock_shared(1) is not null';
create policy gate on public.gated for select to authenticated using (public.wait_at_gate());
alter publication supabase_realtime add table public.notes, public.board, public.nokey, public.gated;
create policy team_read on realtime.messages for select to authenticated using (realtime.topic() like 'team:%');
create policy team_send on realtime.messages for insert to authenticated with check (realtime.topic() = 'team:talk');
`

let world: World
const clients: SupabaseClient[] = []
beforeAll(async () => {
  world = await startWorld({ sql: SQL })
})
afterAll(async () => {
  await Promise.all(clients.map((c) => c.removeAllChannels()))
  await world.close()
})

const keep = <T extends SupabaseClient>(client: T): T => {
  clients.push(client)
  return client
}

/** Joins and waits for the reply; with bindings also for the feed. */
async function join(channel: RealtimeChannel, withFeed = false): Promise<RealtimeChannel> {
  let live = !withFeed
  channel.on(
    'system' as never,
    {} as never,
    (message: { status?: string; extension?: string; message?: string }) => {
      if (message.extension === 'postgres_changes' && message.status === 'ok') live = true
    },
  )
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      if (status === 'CHANNEL_ERROR') reject(error ?? new Error('channel error'))
    })
  })
  await until(() => live || undefined)
  return channel
}

interface ReceivedChange {
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
  errors: unknown
}

function listen(
  client: SupabaseClient,
  topic: string,
  filter: Record<string, string>,
): { channel: RealtimeChannel; changes: ReceivedChange[] } {
  const changes: ReceivedChange[] = []
  const channel = client
    .channel(topic)
    .on('postgres_changes', { event: '*', schema: 'public', ...filter } as never, (p: unknown) =>
      changes.push(p as ReceivedChange),
    )
  return { channel, changes }
}

describe.each(['1.0.0', '2.0.0'])('changes, version %s', (vsn) => {
  it('reach those whose policies show the row, and nobody else', async () => {
    const options = { realtime: { vsn } }
    const make = async (name: string) => {
      const client = keep(world.client(world.anonKey, options))
      await client.auth.signUp({ email: `${name}-${vsn}@example.com`, password: 'secret-123' })
      return client
    }
    const [alice, bob] = [await make('alice'), await make('bob')]
    const anon = keep(world.client(world.anonKey, options))
    const a = listen(alice, 'a', { table: 'notes' })
    const b = listen(bob, 'b', { table: 'notes' })
    const c = listen(anon, 'c', { table: 'notes' })
    const board = listen(anon, 'c2', { table: 'board' })
    await Promise.all([a, b, c, board].map(({ channel }) => join(channel, true)))
    const id = vsn === '1.0.0' ? 1 : 101
    expect((await alice.from('notes').insert({ id, body: 'mine', level: 3 })).error).toBeNull()
    await alice.from('notes').update({ body: 'changed' }).eq('id', id)
    await alice.from('notes').delete().eq('id', id)
    await until(() => a.changes.length >= 3 || undefined)
    expect(a.changes.map((s) => s.eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
    expect(a.changes[0]?.new).toMatchObject({ id, body: 'mine', level: 3 })
    expect(a.changes[1]?.old).toEqual({ id })
    expect(a.changes[2]?.old).toEqual({ id })
    // The first message of the other clients is the later one that they may see.
    expect((await bob.from('notes').insert({ id: id + 1, body: 'theirs' })).error).toBeNull()
    await world.sql(`insert into public.board values ($1, 'for all')`, [id + 5000])
    await until(() => (b.changes.length > 0 && board.changes.length > 0) || undefined)
    expect(b.changes.map((s) => [s.eventType, s.new.id])).toEqual([['INSERT', id + 1]])
    expect(c.changes).toEqual([])
  })
})

describe('changes', () => {
  it('pass filters of every kind, alone and together', async () => {
    const client = keep(world.client())
    const list = [
      'id=eq.10',
      'id=gt.10',
      'what=in.(x,"a,b")',
      'what=like.a%',
      'id=lt.50,what=neq.x',
      'what=not.in.(x)',
    ].map((filter, i) => ({ filter, ...listen(client, `f${i}`, { table: 'board', filter }) }))
    await Promise.all(list.map((l) => join(l.channel, true)))
    await world.sql(`insert into public.board values (10, 'x'), (11, 'a,b'), (60, 'abc')`)
    const expected = [[10], [11, 60], [10, 11], [11, 60], [11], [11, 60]]
    const rowIds = () => list.map((l) => l.changes.map((s) => s.new.id))
    await expect.poll(rowIds).toEqual(expected)
    // No further message arrives.
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(rowIds()).toEqual(expected)
  })

  it('name the error of a filter or a table', async () => {
    const client = keep(world.client())
    const messages: string[] = []
    for (const [topic, wish] of [
      ['bad1', { table: 'board', filter: 'nope=eq.1' }],
      ['bad2', { table: 'board', filter: 'id=boom.1' }],
      ['bad3', { table: 'unpublished' }],
    ] as const) {
      const { channel } = listen(client, topic, wish as Record<string, string>)
      channel.on('system' as never, {} as never, (m: { status: string; message: string }) => {
        if (m.status === 'error') messages.push(m.message)
      })
      await join(channel)
    }
    await until(() => messages.length === 3 || undefined)
    expect(messages.every((m) => m.startsWith('Unable to subscribe to changes with given parameters.'))).toBe(
      true,
    )
  })

  it('come from a table that joins the publication later', async () => {
    await world.sql(
      'create table public.late (id int primary key, what text); alter publication supabase_realtime add table public.late',
    )
    const { channel, changes } = listen(keep(world.client()), 'late', { table: 'late' })
    await join(channel, true)
    await world.sql(`insert into public.late values (1, 'here')`)
    await until(() => changes.length === 1 || undefined)
    expect(changes[0]?.new).toEqual({ id: 1, what: 'here' })
  })

  it('come from a table that joins while the published ones are being read', async () => {
    const adminPool = new pg.Pool(world.database.access.as('supabase_admin'))
    let isFirst = true
    let openGate = () => {}
    const gate = new Promise<void>((resolve) => (openGate = resolve))
    const requested = Promise.withResolvers<void>()
    const feed = new Feed({
      pool: adminPool,
      adminPool: {
        connect: () => adminPool.connect(),
        async query(text: string) {
          const wasFirst = isFirst
          isFirst = false
          const result = await adminPool.query(text)
          requested.resolve()
          if (wasFirst) await gate
          return result
        },
      } as unknown as pg.Pool,
    })
    const first = feed.refresh()
    await requested.promise
    await world.sql(
      'create table public.later (id int primary key); alter publication supabase_realtime add table public.later',
    )
    const second = feed.refresh()
    openGate()
    await Promise.all([first, second])
    const triggers = await world.sql(`select from pg_trigger where tgrelid = 'public.later'::regclass`)
    expect(triggers.length).toBeGreaterThan(0)
    feed.close()
    await adminPool.end()
  })

  it('come although the token is refreshed while the policies are being checked', async () => {
    const client = keep(world.client())
    await client.auth.signUp({ email: 'gate@example.com', password: 'secret-123' })
    const { channel, changes } = listen(client, 'gated', { table: 'gated' })
    await join(channel, true)
    const gate = new pg.Client(world.database.access.owner)
    await gate.connect()
    await gate.query('select pg_advisory_lock(1)')
    await world.sql('insert into public.gated values (1)')
    await until(async () => {
      const waiting = await world.sql(
        `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      )
      return waiting.length > 0 || undefined
    })
    // A later second, so that the new token has other claims.
    world.clock.offsetMs += 2_000
    const { data } = await client.auth.refreshSession()
    await client.realtime.setAuth(data.session!.access_token)
    // The server handles messages in order: after this join it has the new token.
    await join(client.channel('after the token'))
    await gate.end()
    await until(() => changes.length > 0 || undefined)
    expect(changes[0]?.new).toEqual({ id: 1 })
  })

  it('come without a record where there is no primary key', async () => {
    const { channel, changes } = listen(keep(world.client()), 'nokey', { table: 'nokey' })
    await join(channel, true)
    await world.sql(`insert into public.nokey values ('x')`)
    await until(() => changes.length === 1 || undefined)
    expect(changes[0]).toMatchObject({ new: {}, errors: ['Error 400: Bad Request, no primary key'] })
  })

  it('of one transaction come together and in order, also in bulk', async () => {
    const { channel, changes } = listen(keep(world.client()), 'bulk', { table: 'board' })
    await join(channel, true)
    await world.sql('insert into public.board select g, g::text from generate_series(1001, 1500) g')
    await until(() => changes.length === 500 || undefined)
    expect(changes.map((s) => s.new.id)).toEqual(Array.from({ length: 500 }, (_, i) => 1001 + i))
  })
})

describe('broadcast and presence', () => {
  it('pass between clients of both versions, over HTTP and from SQL', async () => {
    const [first, second] = [
      keep(world.client(world.anonKey, { realtime: { vsn: '1.0.0' } })),
      keep(world.client()),
    ]
    const messages: unknown[] = []
    const a = await join(
      first.channel('talk').on('broadcast', { event: '*' }, (p) => messages.push(p.payload)),
    )
    const b = await join(second.channel('talk', { config: { broadcast: { ack: true } } }))
    expect(await b.send({ type: 'broadcast', event: 'hi', payload: { from: 'two' } })).toBe('ok')
    await keep(world.client()).channel('talk').httpSend('hi', { from: 'http' })
    await world.sql(`select realtime.send('{"from": "sql"}', 'hi', 'talk', false)`)
    world.surface.broadcast('talk', 'hi', { from: 'server' })
    await until(() => messages.length === 4 || undefined)
    expect(messages.map((p) => (p as { from: string }).from).toSorted()).toEqual([
      'http',
      'server',
      'sql',
      'two',
    ])
    await Promise.all([a.unsubscribe(), b.unsubscribe()])
  })

  it('carry the id of a message from SQL, and its bytes', async () => {
    const client = keep(world.client())
    const messages: Record<string, unknown>[] = []
    const bytes: { payload?: unknown; meta?: unknown }[] = []
    const channel = client
      .channel('sql-talk')
      .on('broadcast', { event: 'json' }, ({ payload }) => messages.push(payload))
      .on('broadcast', { event: 'bytes' }, (message) => bytes.push(message))
    await join(channel)
    await world.sql(`select realtime.send('{"a": 1}', 'json', 'sql-talk', false)`)
    await world.sql(`select realtime.send('{"a": 2, "id": "own"}', 'json', 'sql-talk', false)`)
    await world.sql(`select realtime.send_binary('\\xdeadbeef00ff', 'bytes', 'sql-talk', false)`)
    await until(() => (messages.length === 2 && bytes.length === 1) || undefined)
    expect(messages).toEqual([
      { a: 1, id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { a: 2, id: 'own' },
    ])
    expect(Buffer.from(bytes[0]?.payload as ArrayBuffer).toString('hex')).toBe('deadbeef00ff')
    expect(bytes[0]?.meta).toMatchObject({ id: expect.any(String) })
  })

  it('from SQL arrive in the order in which they were sent', async () => {
    const messages: number[] = []
    const channel = keep(world.client())
      .channel('sql-order')
      .on('broadcast', { event: 'count' }, ({ payload }) => messages.push(payload.n))
    await join(channel)
    await world.sql(
      `do $$ begin for n in 1..300 loop
        perform realtime.send(jsonb_build_object('n', n), 'count', 'sql-order', false);
      end loop; end $$`,
    )
    await until(() => messages.length === 300 || undefined)
    expect(messages).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
  })

  it('show who is there and who has left', async () => {
    const [first, second] = [keep(world.client()), keep(world.client())]
    const a = first.channel('room', { config: { presence: { key: 'ann' } } })
    const b = second.channel('room', { config: { presence: { key: 'ben' } } })
    a.on('presence', { event: 'sync' }, () => undefined)
    b.on('presence', { event: 'sync' }, () => undefined)
    await join(a)
    await join(b)
    await a.track({ at: 'desk' })
    await b.track({ at: 'dock' })
    await until(() => Object.keys(a.presenceState()).length === 2 || undefined)
    expect(Object.keys(b.presenceState()).toSorted()).toEqual(['ann', 'ben'])
    await second.removeAllChannels()
    await until(() => Object.keys(a.presenceState()).length === 1 || undefined)
  })
})

describe('private channels', () => {
  it('replay the newest messages to later subscribers, and nothing to others', async () => {
    for (const n of [1, 2, 3]) await world.sql(`select realtime.send('{"n": ${n}}', 'said', 'team:talk')`)
    const since = Date.now() - 60_000
    const late = keep(await world.user('late@example.com'))
    const messages: { n: unknown; meta: unknown }[] = []
    const replay = { since, limit: 2 }
    await join(
      late
        .channel('team:talk', { config: { private: true, broadcast: { replay } } })
        .on('broadcast', { event: 'said' }, ({ payload, meta }) => messages.push({ n: payload.n, meta })),
    )
    await until(() => messages.length === 2 || undefined)
    expect(messages.map(({ n }) => n)).toEqual([2, 3])
    expect(messages[0]?.meta).toMatchObject({ replayed: true, id: expect.any(String) })
    const stranger = keep(world.client()).channel('team:talk', {
      config: { private: true, broadcast: { replay } },
    })
    await expect(join(stranger)).rejects.toThrow(/Unauthorized/)
    const wrong = { config: { private: true, broadcast: { replay: { since, limit: 1000 } } } }
    await expect(join(late.channel('team:talk:2', wrong))).rejects.toThrow(/Replay params are not valid/)
    await world.sql('delete from realtime.messages')
  })

  it('admit clients that the policies allow, and accept only messages that they may send', async () => {
    const member = keep(await world.user('member@example.com'))
    const anon = keep(world.client())
    await expect(join(anon.channel('team:talk', { config: { private: true } }))).rejects.toThrow(
      /Unauthorized: You do not have permissions to read from this Channel topic: team:talk/,
    )
    const messages: string[] = []
    const talk = await join(
      member
        .channel('team:talk', { config: { private: true, broadcast: { self: true } } })
        .on('broadcast', { event: 'm' }, () => messages.push('talk')),
    )
    const quiet = await join(
      member
        .channel('team:quiet', { config: { private: true, broadcast: { self: true } } })
        .on('broadcast', { event: 'm' }, () => messages.push('quiet')),
    )
    await quiet.send({ type: 'broadcast', event: 'm', payload: {} })
    await talk.send({ type: 'broadcast', event: 'm', payload: {} })
    await until(() => messages.includes('talk') || undefined)
    expect(messages).toEqual(['talk'])
    expect((await world.sql('select count(*)::int as n from realtime.messages'))[0]?.n).toBeLessThan(2)
  })

  it('lose their members when the session ends', async () => {
    const member = keep(await world.user('leaver@example.com'))
    const channel = await join(member.channel('team:gone', { config: { private: true } }))
    const { data } = await member.auth.getUser()
    await world.surface.revokeSessions(data.user?.id ?? '')
    await until(() => channel.state !== 'joined' || undefined)
  })
})

describe('limits', () => {
  it('drop a reader that stops reading, and keep serving others', async () => {
    const ws = new WebSocket(
      `${world.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${world.anonKey}&vsn=2.0.0`,
    )
    await new Promise((resolve) => ws.on('open', resolve))
    ws.send(JSON.stringify(['1', '1', 'realtime:flood', 'phx_join', { config: {} }]))
    await new Promise((resolve) => ws.once('message', resolve))
    ws.pause()
    const closed = new Promise((resolve) => ws.on('close', resolve))
    const big = 'x'.repeat(200_000)
    const before = process.memoryUsage().rss
    for (let i = 0; i < 200; i += 1) {
      world.surface.broadcast('flood', 'e', big)
      await new Promise((resolve) => setImmediate(resolve))
    }
    ws.resume()
    await closed
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    expect((await join(keep(world.client()).channel('after'))).state).toBe('joined')
  })
})
