// Finds, exports and erases one person: afterwards no text and no file names the person, and other data is
// unchanged.
import { unzipSync } from 'fflate'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { personRequestItem, personSummary, type PersonRequestItem } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureRoutes } from '../analytics/queries.ts'
import { dropArchivesOf } from '../archives/files.ts'
import { archives } from '../archives/module.ts'
import { deleteClosed } from '../owner/tenants.ts'
import { testApi, type TestApi } from '../testing.ts'
import { sweepRequests } from './jobs.ts'
import { personsModule } from './module.ts'
import { addSandbox, makeScene, searchDatabase, type Scene } from './testing.ts'

const tools = { measureDriven: measureRoutes, dropArchives: dropArchivesOf }
let api: TestApi
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'persons-'))
  api = await testApi([personsModule(tools), archives], { hasAccounts: true, dataDir })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, values)

async function post(key: string, url: string, body: object, status: number) {
  const answer = await api.call(key, 'POST', url, { body })
  expect(answer.statusCode, answer.body).toBe(status)
  return answer.json()
}

async function ended(key: string, { id }: PersonRequestItem): Promise<PersonRequestItem> {
  for (;;) {
    const answer = await api.call(key, 'GET', `/persons/requests/${id}`)
    const item = personRequestItem.parse(answer.json())
    if (item.finishedAt) return item
    await pause(20)
  }
}

async function auditHolds() {
  await rows('select app.seal_audit()')
  return rows<{ broken: string | null }>('select broken_at as broken from app.verify_audit()')
}

describe('a recipient', () => {
  let scene: Scene
  let nora: { kind: 'recipient'; ids: string[] }
  beforeAll(async () => {
    scene = await makeScene(api)
    nora = { kind: 'recipient', ids: scene.recipients }
    await auditHolds()
  })

  it('is found by name, mail address, phone and address, only by administrators', async () => {
    const { admin, dispatcher, viewer, driver } = scene.company.keys
    for (const search of ['nora hale-quill1', 'NORA1@post', '555 0187 221', 'Quill Lane']) {
      const answer = await api.call(admin, 'GET', `/persons?search=${encodeURIComponent(search)}`)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(
        answer
          .json()
          .items.filter(({ kind }: { kind: string }) => kind === 'recipient')
          .map(({ id }: { id: string }) => id)
          .toSorted(),
        search,
      ).toEqual(search.startsWith('NORA1') ? [nora.ids[0]] : nora.ids.toSorted())
    }
    for (const key of [dispatcher, viewer, driver])
      expect((await api.call(key, 'GET', '/persons?search=nora')).statusCode).toBe(403)
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'GET', '/persons?search=nora')).json()).toEqual({ items: [] })
    await post(other.keys.admin, '/persons/summary', nora, 404)
    await post(other.keys.admin, '/persons/erase', nora, 404)
  })

  it('has a summary: rows, texts elsewhere, files, and what remains', async () => {
    const summary = personSummary.parse(await post(scene.company.keys.admin, '/persons/summary', nora, 200))
    expect(summary).toMatchObject({
      names: [scene.nora.name],
      emails: [scene.nora.email],
      phones: [scene.nora.phone],
      files: 4,
      obstacles: [],
      sharesName: false,
      rows: { 'public.recipients': 2, 'public.orders': 2, 'public.feedback': 1, 'public.driver_events': 1 },
      mentions: {
        'public.webhook_calls.payload': 1,
        'public.imports.rejected': 1,
        'public.support_tickets.message': 1,
      },
    })
    expect(summary.retained.map(({ what }) => what)).toContain('public.invoices')
  })

  it('gets a copy: a zip with rows, files and a manifest, and no secrets', async () => {
    const { admin } = scene.company.keys
    const item = await ended(admin, await post(admin, '/persons/export', nora, 202))
    expect(item).toMatchObject({ status: 'done', error: null })
    const file = await api.call(admin, 'GET', `/persons/requests/${item.id}/file`)
    const zip = unzipSync(file.rawPayload)
    const manifest = JSON.parse(Buffer.from(zip['manifest.json']!).toString())
    expect(manifest).toMatchObject({
      format: 'dropwise-person',
      names: [scene.nora.name],
      rows: { 'public.orders': 2 },
    })
    expect(manifest.files.map(({ bucket }: { bucket: string }) => bucket)).toEqual([
      'attachments',
      'feedback',
      'proofs',
      'proofs',
    ])
    expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toHaveLength(4)
    expect(Buffer.from(zip['tables/public.orders.ndjson']!).toString()).toContain('Beware of the dog')
  })

  it('is not erased while an order of theirs is open; one that waits is erased once it has ended', async () => {
    const { admin } = scene.company.keys
    await rows(`update public.orders set status = 'open' where id = $1`, [scene.orderId])
    const refusal = await post(admin, '/persons/erase', nora, 409)
    expect(refusal).toMatchObject({
      code: 'person_in_use',
      details: { obstacles: [`Order ${scene.nora.name} 1 is open`] },
    })
    const waiting = await post(admin, '/persons/erase', { ...nora, waits: true }, 202)
    expect(waiting.status).toBe('waiting')
    await sweepRequests({ ...api.platform, ...tools })
    expect((await api.call(admin, 'GET', `/persons/requests/${waiting.id}`)).json().status).toBe('waiting')
    await rows(`update public.orders set status = 'completed' where id = $1`, [scene.orderId])
    await sweepRequests({ ...api.platform, ...tools })
    expect(await ended(admin, waiting)).toMatchObject({ status: 'done', error: null })
  })

  it('appears in no text and no file afterwards, while orders, figures and the audit chain remain', async () => {
    expect(await searchDatabase(api, scene.nora)).toEqual([])
    expect(
      await rows(`select name from storage.objects where name like $1 or name like $2`, [
        `${scene.company.tenantId}%`,
        `${scene.account}%`,
      ]),
    ).toEqual([])
    expect(
      await rows(`select status, instructions, custom from public.orders where id = $1`, [scene.orderId]),
    ).toEqual([{ status: 'completed', instructions: null, custom: {} }])
    expect(
      await rows(`select text, lat, lng from public.addresses where tenant_id = $1`, [
        scene.company.tenantId,
      ]),
    ).toEqual([{ text: 'Erased address', lat: 39.12, lng: -76.54 }])
    expect(
      await rows(`select rejected from public.imports where tenant_id = $1`, [scene.company.tenantId]),
    ).toEqual([{ rejected: [{ name: 'Somebody else' }] }])
    expect(
      await rows(`select from public.deliveries where tracking_number = $1`, [scene.trackingNumber]),
    ).toEqual([])
    expect(await auditHolds()).toEqual([{ broken: null }])
    expect(
      await rows(
        `select action, before, after, label from public.audit_log where subject_id = $1 and action = 'orders.update' and via is null`,
        [scene.orderId],
      ),
    ).toEqual([{ action: 'orders.update', before: null, after: null, label: null }])
    const { admin } = scene.company.keys
    const { items } = (await api.call(admin, 'GET', '/persons/requests')).json()
    expect(items.map(({ bytes }: { bytes: number | null }) => bytes)).toEqual([null, null])
    await expect(access(join(dataDir, 'persons', `${items[1].id}.zip`))).rejects.toThrow('ENOENT')
  })

  it('leaves the log such that any other change still shows', async () => {
    await rows(
      `update public.audit_log set label = 'forged' where subject_id = $1 and action = 'orders.update'`,
      [scene.orderId],
    )
    expect((await auditHolds())[0]!.broken).not.toBeNull()
  })
})

describe('a driver', () => {
  it('is erased with positions and an account used only for driving; totals of the day remain', async () => {
    const scene = await makeScene(api)
    const { admin } = scene.company.keys
    const dee = { kind: 'driver', ids: [scene.driverId] }
    await rows(`update public.routes set status = 'started' where driver_id = $1`, [scene.driverId])
    expect(await post(admin, '/persons/erase', dee, 409)).toMatchObject({ code: 'person_in_use' })
    await rows(`update public.routes set status = 'finished' where driver_id = $1`, [scene.driverId])
    const summary = personSummary.parse(await post(admin, '/persons/summary', dee, 200))
    expect(summary.rows).toMatchObject({
      'public.positions': 20,
      'public.routes': 1,
      'public.driver_events': 1,
    })
    expect(await ended(admin, await post(admin, '/persons/erase', dee, 202))).toMatchObject({
      status: 'done',
      error: null,
    })
    expect(await searchDatabase(api, scene.dee)).toEqual([])
    expect(await rows(`select from auth.users where id = $1`, [scene.driverUser])).toEqual([])
    expect(
      await rows(`select fix_count from public.route_actuals where tenant_id = $1`, [scene.company.tenantId]),
    ).toEqual([{ fix_count: 20 }])
    expect(await rows(`select from public.positions where tenant_id = $1`, [scene.company.tenantId])).toEqual(
      [],
    )
    // The proof of delivery belongs to the recipient.
    expect(
      await rows(`select proof ->> 'name' as name from public.driver_events where tenant_id = $1`, [
        scene.company.tenantId,
      ]),
    ).toEqual([{ name: scene.nora.name }])
  })

  it('who shares a name with another keeps texts that contain only the name', async () => {
    const company = await api.company()
    const insert = `insert into public.drivers (tenant_id, name, email) values ($1, 'Sam Stone', $2) returning id`
    const [one] = await rows<{ id: string }>(insert, [company.tenantId, 'sam.one@post.example'])
    await rows(insert, [company.tenantId, 'sam.two@post.example'])
    await rows(
      `insert into public.notifications (tenant_id, user_id, type, title, message) values ($1, $2, 'x', 'Sam Stone is late', 'sam.one@post.example')`,
      [company.tenantId, company.userId],
    )
    const request = await post(company.keys.admin, '/persons/erase', { kind: 'driver', ids: [one!.id] }, 202)
    expect(await ended(company.keys.admin, request)).toMatchObject({ status: 'done' })
    expect(
      await rows(`select title, message from public.notifications where tenant_id = $1`, [company.tenantId]),
    ).toEqual([{ title: 'Sam Stone is late', message: 'erased' }])
    expect(
      await rows(`select name from public.drivers where tenant_id = $1 and status = 'active'`, [
        company.tenantId,
      ]),
    ).toEqual([{ name: 'Sam Stone' }])
  })
})

describe('a member', () => {
  it('is removed from a company; the account stays', async () => {
    const scene = await makeScene(api)
    const { tenantId, userId, keys } = scene.company
    await rows(`update public.profiles set first_name = 'Petra', last_name = 'Lindqvist' where id = $1`, [
      userId,
    ])
    await rows(
      `insert into public.audit_log (tenant_id, actor_id, actor_label, action, ip) values ($1, $2, 'petra@x.example', 'plans.insert', '10.0.0.7')`,
      [tenantId, userId],
    )
    await rows(
      `insert into public.plans (tenant_id, date, name) values ($1, current_date, 'Plan of Petra Lindqvist')`,
      [tenantId],
    )
    const petra = { kind: 'member', ids: [userId] }
    expect(await ended(keys.admin, await post(keys.admin, '/persons/erase', petra, 202))).toMatchObject({
      status: 'done',
      error: null,
    })
    expect(await rows(`select name from public.plans where tenant_id = $1`, [tenantId])).toEqual([
      { name: 'Plan of erased' },
    ])
    expect(
      await rows(
        `select actor_label, ip from public.audit_log where tenant_id = $1 and action = 'plans.insert'`,
        [tenantId],
      ),
    ).toEqual([{ actor_label: 'erased', ip: null }])
    expect(await rows(`select from public.memberships where user_id = $1`, [userId])).toEqual([])
    expect(await rows(`select from auth.users where id = $1`, [userId])).toHaveLength(1)
  })

  it('who is the only administrator cannot be erased, not even by themselves', async () => {
    const company = await api.company()
    const [admin] = await rows<{ id: string }>(
      `select user_id as id from public.memberships where tenant_id = $1 and role = 'admin'`,
      [company.tenantId],
    )
    await post(company.keys.admin, '/persons/erase', { kind: 'member', ids: [admin!.id] }, 403)
    await rows(`insert into public.profiles (id) values ($1)`, [admin!.id])
    const owner = await api.ownerKey()
    expect(await post(owner, `/owner/accounts/${admin!.id}/erase`, {}, 409)).toMatchObject({
      details: { obstacles: [expect.stringMatching(/has no other administrator/)] },
    })
  })
})

describe('an account', () => {
  it('is found, exported and erased by the owner of the platform on a person’s request', async () => {
    const scene = await makeScene(api)
    const words = {
      name: 'Follows Along',
      email: `follows-${scene.company.tenantId}@elsewhere.example`,
      phone: '+46 8 555 0142 99',
    }
    await rows(
      `update public.profiles set first_name = 'Follows', last_name = 'Along', phone = $2 where id = $1`,
      [scene.account, words.phone],
    )
    await rows(
      `insert into public.outbox (dedupe_key, recipient, body) values ('welcome ' || $1, $1, 'Welcome Follows Along')`,
      [words.email],
    )
    await rows(
      `insert into public.contact_messages (name, email, message) values ('Follows Along', $1, 'Hello')`,
      [words.email],
    )
    const owner = await api.ownerKey()
    const accountList = (await api.call(owner, 'GET', `/owner/accounts?search=${words.email}`)).json()
    expect(accountList.items).toEqual([{ id: scene.account, email: words.email, name: words.name }])
    expect((await api.call(scene.company.keys.admin, 'GET', `/owner/accounts?search=a@b`)).statusCode).toBe(
      403,
    )
    const requests = async () =>
      (await api.call(owner, 'GET', `/owner/accounts/${scene.account}/requests`)).json().items
    const end = async () => {
      for (;;) {
        const [latest] = await requests()
        if (latest.finishedAt) return latest
        await pause(20)
      }
    }
    await post(owner, `/owner/accounts/${scene.account}/export`, {}, 202)
    const item = await end()
    expect(item).toMatchObject({
      status: 'done',
      counts: { 'public.profiles': 1, 'auth.users': 1, 'public.delivery_claims': 1 },
    })
    const file = await api.call(
      owner,
      'GET',
      `/owner/account-requests/${item.id}/file?account=${scene.account}`,
    )
    const zip = unzipSync(file.rawPayload)
    const users = Buffer.from(zip['tables/auth.users.ndjson']!).toString()
    expect(users).toContain(words.email)
    expect(users).not.toContain('encrypted_password')
    await post(owner, `/owner/accounts/${scene.account}/erase`, {}, 202)
    expect(await end()).toMatchObject({ act: 'erase', status: 'done', error: null })
    expect(await searchDatabase(api, words)).toEqual([])
    // The company may erase its own data about its recipient.
    expect(await searchDatabase(api, scene.nora)).toContain('recipients.name')
  })
})

describe('the sandbox of a company', () => {
  it('exports and erases a person’s test data as well, also with open orders', async () => {
    const scene = await makeScene(api)
    const { sandboxId, files } = await addSandbox(api, scene)
    const { admin } = scene.company.keys
    const nora = { kind: 'recipient', ids: scene.recipients }
    const dee = { kind: 'driver', ids: [scene.driverId] }
    const summary = personSummary.parse(await post(admin, '/persons/summary', nora, 200))
    expect(summary).toMatchObject({
      files: 6,
      obstacles: [],
      rows: { 'public.recipients': 3, 'public.orders': 3, 'public.feedback': 2 },
    })
    const copy = await ended(admin, await post(admin, '/persons/export', nora, 202))
    expect(copy).toMatchObject({ error: null, counts: { 'public.orders': 3 } })
    const zip = unzipSync((await api.call(admin, 'GET', `/persons/requests/${copy.id}/file`)).rawPayload)
    expect(Buffer.from(zip['sandbox/public.orders.ndjson']!).toString()).toContain('TEST-1')
    for (const person of [nora, dee])
      expect(await ended(admin, await post(admin, '/persons/erase', person, 202))).toMatchObject({
        status: 'done',
        error: null,
      })
    expect(await searchDatabase(api, scene.nora)).toEqual([])
    expect(await searchDatabase(api, scene.dee)).toEqual([])
    expect(await rows(`select name from storage.objects where name = any($1)`, [files])).toEqual([])
    expect(await rows(`select reference from public.orders where tenant_id = $1`, [sandboxId])).toEqual([
      { reference: 'TEST-1' },
    ])
  })
})

describe('a company that is closed', () => {
  it('is removed after the grace period with all people and files; only the audit log still names them', async () => {
    const scene = await makeScene(api)
    const { tenantId, keys } = scene.company
    const nora = { kind: 'recipient', ids: scene.recipients }
    const { id } = await ended(keys.admin, await post(keys.admin, '/persons/export', nora, 202))
    await access(join(dataDir, 'persons', `${id}.zip`))
    const sandbox = await addSandbox(api, scene)
    await rows(`update public.tenants set status = 'closed', delete_after = now() where id = $1`, [tenantId])
    expect(await deleteClosed(api.platform, new Date())).toBe(1)
    await sweepRequests({ ...api.platform, ...tools })
    await expect(access(join(dataDir, 'persons', `${id}.zip`))).rejects.toThrow('ENOENT')
    expect(
      await rows(`select name from storage.objects where name like $1 or name like $2`, [
        `${tenantId}%`,
        `${scene.account}%`,
      ]),
    ).toEqual([])
    expect(await rows(`select name from storage.objects where name = any($1)`, [sandbox.files])).toEqual([])
    expect(await rows(`select from public.tenants where id = $1`, [sandbox.sandboxId])).toEqual([])
    const places = await searchDatabase(api, scene.nora)
    expect(places.filter((place) => !/^(audit_log\.|app\.idempotency_keys\.)/.test(place))).toEqual([])
  })
})
