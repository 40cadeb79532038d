// One handwritten table of who may do what, checked in REST, realtime and storage.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET, startWorld, until, type World } from './world.ts'

const TENANT = `(auth.jwt() -> 'app_metadata' ->> 'tenant_id')`
const ROLE = `(auth.jwt() -> 'app_metadata' ->> 'role')`
const SQL = `
create table public.parcels (id int primary key, tenant_id text not null, customer text, note text default '');
alter table public.parcels enable row level security;
create policy place on public.parcels for insert to authenticated with check (tenant_id = ${TENANT} and ${ROLE} = 'dispatcher');
create policy change on public.parcels for update to authenticated using (tenant_id = ${TENANT} and ${ROLE} in ('dispatcher', 'driver')) with check (tenant_id = ${TENANT});
create policy mine on public.parcels for select to authenticated using (customer = auth.uid()::text);
create policy owner on public.parcels to authenticated using (${ROLE} = 'owner') with check (${ROLE} = 'owner');
create policy operators on public.parcels to service_role using (true) with check (true);
create policy staff on public.parcels for select to authenticated using (tenant_id = ${TENANT} and ${ROLE} in ('dispatcher', 'driver'));
create policy remove on public.parcels for delete to authenticated using (tenant_id = ${TENANT} and ${ROLE} = 'dispatcher');
alter publication supabase_realtime add table public.parcels;
create policy tenant_files on storage.objects to authenticated using (bucket_id = 'files' and ((storage.foldername(name))[1] = ${TENANT} or ${ROLE} = 'owner')) with check (bucket_id = 'files' and (storage.foldername(name))[1] = ${TENANT});
create policy tenant_channels on realtime.messages for select to authenticated using (realtime.topic() = 'tenant:' || ${TENANT});
`
const CUSTOMER = '00000000-0000-4000-8000-000000000001'

interface Who {
  name: string
  role: 'anon' | 'authenticated' | 'service_role'
  sub?: string
  app?: Record<string, string>
  /** Parcels seen of tenants A and B, written by hand; then what may be done to a parcel of A. */
  sees: [a: number, b: number]
  insertsA: boolean
  updatesA: boolean
  deletesA: boolean
  filesA: boolean
  writesFilesA: boolean
  joinsA: boolean
}

const TABLE: Who[] = [
  {
    name: 'anonymous',
    role: 'anon',
    sees: [0, 0],
    insertsA: false,
    updatesA: false,
    deletesA: false,
    filesA: false,
    writesFilesA: false,
    joinsA: false,
  },
  {
    name: 'customer of A',
    role: 'authenticated',
    sub: CUSTOMER,
    app: { role: 'customer' },
    sees: [1, 0],
    insertsA: false,
    updatesA: false,
    deletesA: false,
    filesA: false,
    writesFilesA: false,
    joinsA: false,
  },
  {
    name: 'driver of A',
    role: 'authenticated',
    sub: crypto.randomUUID(),
    app: { role: 'driver', tenant_id: 'A' },
    sees: [2, 0],
    insertsA: false,
    updatesA: true,
    deletesA: false,
    filesA: true,
    writesFilesA: true,
    joinsA: true,
  },
  {
    name: 'dispatcher of A',
    role: 'authenticated',
    sub: crypto.randomUUID(),
    app: { role: 'dispatcher', tenant_id: 'A' },
    sees: [2, 0],
    insertsA: true,
    updatesA: true,
    deletesA: true,
    filesA: true,
    writesFilesA: true,
    joinsA: true,
  },
  {
    name: 'dispatcher of B',
    role: 'authenticated',
    sub: crypto.randomUUID(),
    app: { role: 'dispatcher', tenant_id: 'B' },
    sees: [0, 1],
    insertsA: false,
    updatesA: false,
    deletesA: false,
    filesA: false,
    writesFilesA: false,
    joinsA: false,
  },
  {
    name: 'owner',
    role: 'authenticated',
    sub: crypto.randomUUID(),
    app: { role: 'owner' },
    sees: [2, 1],
    insertsA: true,
    updatesA: true,
    deletesA: true,
    filesA: true,
    writesFilesA: false,
    joinsA: false,
  },
  {
    name: 'operator',
    role: 'service_role',
    sees: [2, 1],
    insertsA: true,
    updatesA: true,
    deletesA: true,
    filesA: true,
    writesFilesA: true,
    joinsA: true,
  },
]

let world: World
beforeAll(async () => {
  world = await startWorld({ sql: SQL })
  await world.sql(`insert into public.parcels values (1, 'A', '${CUSTOMER}'), (2, 'A', null), (3, 'B', null)`)
  const files = world.client(world.serviceKey).storage
  await files.createBucket('files')
  await files.from('files').upload('A/doc.txt', 'a', { contentType: 'text/plain' })
})
afterAll(() => world.close())

/** A token as another program with our secret would make it: user_metadata claims more than it is worth. */
function tokenOf(who: Who): string {
  const part = (v: unknown) => Buffer.from(JSON.stringify(v)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: who.role, sub: who.sub, aud: 'authenticated', exp: Math.floor(Date.now() / 1000) + 600, app_metadata: who.app ?? {}, user_metadata: { role: 'owner', tenant_id: 'A' } })}`
  return `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
}

describe.each(TABLE)('$name', (who) => {
  const client = () => world.client(world.anonKey, { accessToken: async () => tokenOf(who) })

  it('reads and changes over REST what the access table allows', async () => {
    const db = client()
    const { data } = await db.from('parcels').select('id, tenant_id')
    const count = (tenant: string) => (data ?? []).filter((p) => p.tenant_id === tenant).length
    expect([count('A'), count('B')]).toEqual(who.sees)
    // Counts and other tenants' ids in filters tell nothing more.
    expect((await db.from('parcels').select('*', { count: 'exact', head: true })).count ?? 0).toBe(
      who.sees[0] + who.sees[1],
    )
    const headers = {
      prefer: 'tx=rollback, return=representation',
      apikey: world.anonKey,
      authorization: `Bearer ${tokenOf(who)}`,
      'content-type': 'application/json',
    }
    const send = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${world.url}/rest/v1/parcels${path}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const rows = (await response.json()) as unknown
      return response.ok && Array.isArray(rows) && rows.length > 0
    }
    expect(await send('POST', '', { id: 50, tenant_id: 'A' })).toBe(who.insertsA)
    expect(await send('PATCH', '?id=eq.2', { note: 'x' })).toBe(who.updatesA)
    expect(await send('DELETE', '?id=eq.2')).toBe(who.deletesA)
    if (who.app?.tenant_id === 'A') expect(await send('PATCH', '?id=eq.2', { tenant_id: 'B' })).toBe(false)
  })

  it('receives over realtime the rows that it may read, and joins only its tenant', async () => {
    const db = client()
    await db.realtime.setAuth(tokenOf(who))
    const ids: number[] = []
    let live = false
    const channel = db
      .channel(`feed-${who.name}`)
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'parcels' }, (p) =>
        ids.push((p.new as { id?: number }).id ?? 0),
      )
      .on('system' as never, {} as never, (m: { status: string }) => (live = m.status === 'ok'))
    channel.subscribe()
    await until(() => live || undefined)
    await world.sql(`update public.parcels set note = note || '.' where id in (1, 2, 3)`)
    const expected = who.sees[0] + who.sees[1]
    await until(() => ids.length >= expected || undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ids.filter((id) => id > 0)).toHaveLength(expected)
    const joined = await new Promise<boolean>((resolve) => {
      db.channel('tenant:A', { config: { private: true } }).subscribe((status) => {
        if (String(status) === 'SUBSCRIBED') resolve(true)
        if (String(status) === 'CHANNEL_ERROR') resolve(false)
      })
    })
    expect(joined).toBe(who.joinsA)
    await db.removeAllChannels()
  })

  it('opens in storage what the access table allows', async () => {
    const response = await fetch(`${world.url}/storage/v1/object/authenticated/files/A/doc.txt`, {
      headers: { authorization: `Bearer ${tokenOf(who)}` },
    })
    expect(response.ok).toBe(who.filesA)
    const list = await fetch(`${world.url}/storage/v1/object/list/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(who)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: 'A' }),
    })
    expect(((await list.json()) as unknown[]).length).toBe(who.filesA ? 1 : 0)

    const files = client().storage.from('files')
    const may = async (work: Promise<{ error: unknown }>): Promise<boolean> => (await work).error === null
    const ownFile = `A/of-${who.name.replaceAll(' ', '-')}.txt`
    const otherFile = `A/for-${who.name.replaceAll(' ', '-')}.txt`
    await world.client(world.serviceKey).storage.from('files').upload(otherFile, 'given')
    expect({
      info: await may(files.info(otherFile)),
      sign: await may(files.createSignedUrl(otherFile, 60)),
      list: ((await files.listV2({ prefix: 'A/for-' })).data?.objects.length ?? 0) > 0,
      create: await may(files.upload(ownFile, 'own')),
      replace: await may(files.update(otherFile, 'replaced')),
      ticket: await may(files.createSignedUploadUrl(`A/ticket-${ownFile.slice(2)}`)),
      copy: await may(files.copy(otherFile, `A/copy-${ownFile.slice(2)}`)),
      move: await may(files.move(otherFile, `A/moved-${ownFile.slice(2)}`)),
    }).toEqual({
      info: who.filesA,
      sign: who.filesA,
      list: who.filesA,
      create: who.writesFilesA,
      replace: who.writesFilesA,
      ticket: who.writesFilesA,
      copy: who.writesFilesA,
      move: who.writesFilesA,
    })
    const removal = await files.remove([who.writesFilesA ? `A/moved-${ownFile.slice(2)}` : otherFile])
    expect(removal.data?.length ?? 0).toBe(who.filesA ? 1 : 0)
    // What another tenant sees of it: nothing, under any name.
    expect(await may(files.upload('B/theirs.txt', 'x', { upsert: true }))).toBe(
      who.role === 'service_role' || who.app?.tenant_id === 'B',
    )
    await world.client(world.serviceKey).storage.emptyBucket('files')
    await world
      .client(world.serviceKey)
      .storage.from('files')
      .upload('A/doc.txt', 'a', { contentType: 'text/plain' })
  })
})

it('ends a session at once on every part', async () => {
  const user = await world.user('ending@example.com')
  const { data } = await user.auth.getSession()
  const token = data.session?.access_token ?? ''
  const ask = async (path: string) =>
    (
      await fetch(`${world.url}${path}`, {
        headers: { apikey: world.anonKey, authorization: `Bearer ${token}` },
      })
    ).status
  expect(await ask('/rest/v1/parcels')).toBe(200)
  await world.surface.revokeSessions(data.session?.user.id ?? '')
  expect([
    await ask('/rest/v1/parcels'),
    await ask('/auth/v1/user'),
    await ask('/storage/v1/bucket'),
  ]).toEqual([401, 403, 400])
  expect(await world.surface.verifySession(token)).toBeNull()
})
