// What clients of the protocol rely on and neither the differential run nor a journey shows: one line of its tables a test.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({
    sql: `create table parcels (id int primary key);
      insert into parcels select generate_series(1, 5);
      create function all_parcels() returns setof parcels language sql stable as 'select * from parcels';
      create function raises(detail text) returns void language plpgsql as $$ begin
        raise sqlstate 'PGRST' using message = '{"code":"tea","message":"No coffee"}', detail = detail; end $$;
      create function fails(code text) returns void language plpgsql as $$ begin
        raise exception 'No' using errcode = code; end $$;
      create function answers(status text, header text) returns int language plpgsql as $$ begin
        perform set_config('response.status', status, true);
        perform set_config('response.headers', json_build_array(json_build_object(header, '7'))::text, true);
        return 1; end $$;
      create function which(b text, a int) returns int language sql as 'select 1';
      create function which(a int) returns int language sql as 'select 1';
      create function which(a text) returns int language sql as 'select 1';
      create function which(a date) returns int language sql as 'select 1';
      create domain tone as int;
      create function tone_json(tone) returns json language sql immutable as $$ select to_json('#' || to_hex($1::int)) $$;
      create cast (tone as json) with function tone_json(tone) as implicit;
      create table paints (id int primary key, shade tone);
      insert into paints values (1, 255);
      create table depots (id int primary key, name text);
      create table vans (id int primary key, depot_id int references depots, name text);
      insert into depots values (1, 'North');
      insert into vans values (1, 1, 'a'), (2, 1, 'c'), (3, 1, 'b');`,
  })
})
afterAll(() => world.close())

const admin = () => world.client(world.serviceKey).auth.admin
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(world.url + path, { headers: { apikey: world.anonKey, ...headers } })

describe('rows that a write answers', () => {
  it('order and limit embedded rows as a read does', async () => {
    const client = world.client(world.serviceKey)
    const written = await client
      .from('depots')
      .update({ name: 'Main' })
      .eq('id', 1)
      .select('name, vans(name)')
      .order('name', { referencedTable: 'vans', ascending: false })
      .limit(2, { referencedTable: 'vans' })
    expect(written.data).toEqual([{ name: 'Main', vans: [{ name: 'c' }, { name: 'b' }] }])
  })
})

describe('operators', () => {
  it('create confirmed users only with email_confirm, also with autoconfirm', async () => {
    const email = 'made@example.com'
    const { data } = await admin().createUser({ email, password: 'secret-123' })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(
      (await world.client().auth.signInWithPassword({ email, password: 'secret-123' })).error?.code,
    ).toBe('email_not_confirmed')
    const confirmed = await admin().updateUserById(data.user?.id ?? '', { email_confirm: true })
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
    expect((await admin().createUser({ email: 'weak@example.com', password: 'abc' })).error?.code).toBe(
      'weak_password',
    )
  })

  it('create links of every kind, each of which works', async () => {
    await admin().createUser({ email: 'known@example.com', password: 'secret-123', email_confirm: true })
    const kinds = [
      { type: 'signup', email: 'signup@example.com', password: 'secret-123' },
      { type: 'invite', email: 'invite@example.com' },
      { type: 'magiclink', email: 'known@example.com' },
      { type: 'recovery', email: 'known@example.com' },
    ] as const
    for (const kind of kinds) {
      const { data, error } = await admin().generateLink(kind)
      expect(error).toBeNull()
      expect(data.properties?.verification_type).toBe(kind.type)
      const opened = await world.client().auth.verifyOtp({
        type: kind.type,
        token_hash: data.properties?.hashed_token ?? '',
      })
      expect(opened.data.session?.user.email).toBe(kind.email)
    }
    // A new person gets a sign-up link instead of a magic link, and the answer says so.
    const stranger = await admin().generateLink({ type: 'magiclink', email: 'stranger@example.com' })
    expect(stranger.data.properties?.verification_type).toBe('signup')
  })

  it('change an address by two links, with the second one', async () => {
    await admin().createUser({ email: 'old@example.com', password: 'secret-123', email_confirm: true })
    const change = { email: 'old@example.com', newEmail: 'new@example.com' }
    const links = [
      await admin().generateLink({ type: 'email_change_current', ...change }),
      await admin().generateLink({ type: 'email_change_new', ...change }),
    ]
    const answers = []
    for (const { data } of links)
      answers.push(
        await world
          .client()
          .auth.verifyOtp({ type: 'email_change', token_hash: data.properties?.hashed_token ?? '' }),
      )
    expect(answers.map(({ error, data }) => [error, data.user?.email])).toEqual([
      [null, undefined],
      [null, 'new@example.com'],
    ])
  })
})

describe('accounts', () => {
  it('must confirm a new address, but get their first address at once', async () => {
    const person = await world.user('moves@example.com')
    const { data } = await person.auth.updateUser({ email: 'moved@example.com' })
    expect(data.user).toMatchObject({ email: 'moves@example.com', new_email: 'moved@example.com' })

    const guest = world.client()
    await guest.auth.signInAnonymously()
    expect((await guest.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('no_authorization')
    const withEmail = await guest.auth.updateUser({ email: 'guest@example.com' })
    expect(withEmail.data.user).toMatchObject({
      email: 'guest@example.com',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    })
  })

  it('may have two ways in', async () => {
    const person = await world.user('both@example.com')
    const { data } = await person.auth.updateUser({ phone: '+491701234567' })
    expect(data.user?.app_metadata).toMatchObject({ providers: ['email', 'phone'] })
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
  })
})

describe('rest', () => {
  it('describes its tables, compressed for clients that accept it', async () => {
    const plain = await get('/rest/v1/', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const packed = await get('/rest/v1/', { 'accept-encoding': 'br, gzip' })
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ])
    const document = (await plain.json()) as { paths: Record<string, unknown> }
    expect(await packed.json()).toEqual(document)
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/', '/parcels', '/rpc/all_parcels']))
    await world.database.asOwner('create table crates (id int primary key)')
    await expect
      .poll(async () => Object.keys(((await (await get('/rest/v1/')).json()) as typeof document).paths))
      .toContain('/crates')
  })

  it('counts rows that a function reads against max-affected, like rows that it writes', async () => {
    const strict = { prefer: 'handling=strict, max-affected=4' }
    const answer = await get('/rest/v1/rpc/all_parcels', strict)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'PGRST124'])
    expect((await get('/rest/v1/rpc/all_parcels?limit=4', strict)).status).toBe(200)
  })

  it('lets functions choose the media type of their response, within the client’s Accept header', async () => {
    const call = async (name: string, args: Record<string, unknown>) => {
      const response = await fetch(`${world.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: world.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify(args),
      })
      return { response, code: ((await response.json()) as { code?: string }).code }
    }
    const teapot = {
      status: 418,
      status_text: "I'm a teapot",
      headers: { 'X-Pot': 'tea', 'Content-Length': '1' },
    }
    const { response, code } = await call('raises', { detail: JSON.stringify(teapot) })
    expect([response.status, response.statusText, response.headers.get('x-pot'), code]).toEqual([
      418,
      "I'm a teapot",
      'tea',
      'tea',
    ])
    for (const status of [100, 99, 200.5, 1000]) {
      const refused = await call('raises', { detail: JSON.stringify({ ...teapot, status }) })
      expect([refused.response.status, refused.code], String(status)).toEqual([500, 'PGRST121'])
    }
    expect((await call('fails', { code: 'PT402' })).response.status).toBe(402)
    for (const wrong of ['PT100', 'PT999', 'PT0AB'])
      expect((await call('fails', { code: wrong })).response.status, wrong).toBe(500)
    expect((await call('answers', { status: '202', header: 'X-Seven' })).response.status).toBe(202)
    expect((await call('answers', { status: '101', header: 'X-Seven' })).code).toBe('PGRST112')
    expect((await call('answers', { status: '202', header: 'Content-Length' })).code).toBe('PGRST111')
  })

  it('reports that no key matches a token signed with another key', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'anon' })}`
    const bearer = (key: string) => ({
      authorization: `Bearer ${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`,
    })
    expect((await get('/rest/v1/parcels', bearer(SECRET))).status).toBe(200)
    const answer = await get('/rest/v1/parcels', bearer(`${SECRET}?`))
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(await answer.json()).toEqual({
      code: 'PGRST301',
      message: 'No suitable key or wrong key type',
      details: 'None of the keys was able to decode the JWT',
      hint: null,
    })
  })
})

describe('short API keys', () => {
  it('map to their roles on every part, unlike other keys with the same prefix', async () => {
    const { publishableKey, secretKey } = await world.surface.issueApiKeys()
    expect([publishableKey, secretKey]).toEqual([
      expect.stringMatching(/^sb_publishable_[\w-]{43}$/),
      expect.stringMatching(/^sb_secret_[\w-]{43}$/),
    ])
    const operator = world.client(secretKey)
    expect((await operator.auth.admin.listUsers()).error).toBeNull()
    expect((await operator.storage.listBuckets()).error).toBeNull()
    const anybody = world.client(publishableKey)
    expect((await anybody.from('parcels').select()).data).toHaveLength(5)
    expect((await anybody.auth.admin.listUsers()).error?.code).toBe('not_admin')
    const channel = anybody.channel('hall')
    expect(await new Promise((resolve) => channel.subscribe(resolve))).toBe('SUBSCRIBED')
    await anybody.removeAllChannels()
    const { error, status } = await world
      .client(`${publishableKey.slice(0, -1)}!`)
      .from('parcels')
      .select()
    expect([status, error?.code]).toEqual([401, 'PGRST301'])
  })
})

describe('pages of other origins', () => {
  it('may send every header of the protocol and headers of their own, and read the headers that clients need', async () => {
    for (const part of [
      'auth/v1/user',
      'rest/v1/parcels',
      'storage/v1/bucket',
      'functions/v1/x',
      'realtime/v1/api/broadcast',
    ]) {
      const answer = await fetch(`${world.url}/${part}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,apikey,x-retry-count,x-of-our-own',
        },
      })
      const allowed = answer.headers.get('access-control-allow-headers') ?? ''
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        200,
        'https://app.example',
      ])
      for (const name of ['authorization', 'prefer', 'x-upsert', 'traceparent', 'x-region', 'x-of-our-own'])
        expect(allowed.split(', '), part).toContain(name)
      expect(answer.headers.get('access-control-expose-headers')).toMatch(
        /Content-Range.*X-Total-Count.*X-Supabase-Api-Version/,
      )
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
    }
  })
})

describe('functions', () => {
  it('answer 404, readable by pages of any origin', async () => {
    const { error } = await world.client().functions.invoke('hello', { body: { name: 'world' } })
    expect(error?.name).toBe('FunctionsHttpError')
    const answer = await get('/functions/v1/hello', { origin: 'https://app.example' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      404,
      'https://app.example',
    ])
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('offsets', () => {
  it('below zero count as zero, and leave no room for a limit', async () => {
    const all = await get('/rest/v1/parcels?offset=-4')
    expect([all.status, ((await all.json()) as unknown[]).length]).toEqual([200, 5])
    const limited = await get('/rest/v1/parcels?offset=-4&limit=3')
    expect([limited.status, await limited.json()]).toEqual([
      416,
      expect.objectContaining({ code: 'PGRST103' }),
    ])
  })
})

describe('functions', () => {
  const call = async (name: string, body: object) => {
    const response = await fetch(`${world.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: world.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { code: string; message: string; hint: string | null }
  }

  it('that are ambiguous are listed by their arguments, in any order of creation', async () => {
    expect(await call('which', { a: 1 })).toMatchObject({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.which(a => date), public.which(a => integer), public.which(a => text)',
    })
  })

  it('are suggested for a typing error, and not for a name that is merely similar', async () => {
    expect(await call('all_parcel', {})).toMatchObject({
      code: 'PGRST202',
      hint: 'Perhaps you meant to call the function public.all_parcels',
    })
    expect(await call('parcels_of_all', {})).toMatchObject({ code: 'PGRST202', hint: null })
  })
})

describe('domains with a representation of their own', () => {
  it('are named after their column or the requested alias', async () => {
    for (const [select, row] of [
      ['*', { id: 1, shade: '#ff' }],
      ['shade', { shade: '#ff' }],
      ['s:shade', { s: '#ff' }],
      ['shade,id.count()', { shade: '#ff', count: 1 }],
    ] as const)
      expect(await (await get(`/rest/v1/paints?select=${select}`)).json()).toEqual([row])
  })
})
