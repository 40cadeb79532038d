// Signed proofs of delivery, as a stranger verifies them.
import {
  storedProofResponse,
  verifyProofResponse,
  type ProofCheck,
  type ProofFile,
} from '@dropwise/contracts'
import { createHash, createPublicKey, randomUUID, verify, type JsonWebKey } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentProof } from '../../platform/proofs/current-proof.ts'
import { recordOfOrder } from '../../platform/proofs/queries.ts'
import { driverDesk } from '../driver/testing.ts'
import { tracking } from '../tracking/module.ts'
import { proofs } from './module.ts'

const desk = driverDesk([tracking, proofs], { hasAccounts: true })
const { asOwner, event, reportEvents } = desk

const jpeg = (fill: number) =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010101', 'hex'), Buffer.alloc(2_000, fill)])
const photo = jpeg(0)
let file: string
let name: string

const number = () => desk.route.stops[0]!.trackingNumber

async function readStored() {
  const answer = await desk.api.call(null, 'GET', `/verify/${number()}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return storedProofResponse.parse(answer.json())
}
const stored = async (): Promise<ProofCheck | null> => (await readStored()).check
async function verifyText(text: string): Promise<ProofCheck> {
  const answer = await desk.api.call(null, 'POST', '/verify', { body: { file: text } })
  expect(answer.statusCode, answer.body).toBe(200)
  return verifyProofResponse.parse(answer.json())
}

beforeEach(async () => {
  file = randomUUID()
  name = `${desk.company.tenantId}/${desk.route.driverUserId}/${file}.jpg`
  await desk.api.platform.surface.storeObject('proofs', name, Readable.from([photo]))
})
const deliver = () =>
  reportEvents([
    event('delivered', 1, { lat: 40.7312, lng: -73.9912, proof: { files: [file], name: 'Edith Ward' } }),
  ])

describe('[M4.11] a signed proof of delivery', () => {
  it('can be verified by anybody, and states what happened without private data', async () => {
    expect(await stored()).toBeNull()
    await deliver()
    const check = (await stored())!
    expect(check).toMatchObject({
      verdict: 'valid',
      files: ['holds'],
      isOnRecord: true,
      later: [],
      changedSince: [],
    })
    expect(check.file?.document).toMatchObject({
      order: desk.route.stops[0]!.reference,
      outcome: 'delivered',
      driver: { firstName: 'Kit' },
      place: { street: 'Weaver Lane', city: 'Ashmouth' },
      files: [
        { kind: 'photo', sha256: createHash('sha256').update(photo).digest('hex'), bytes: photo.length },
      ],
    })
    expect(JSON.stringify(check)).not.toMatch(/Ward|Hargreave|7700|1 Weaver|40\.7312|73\.9912/)
    const page = await desk.api.call(null, 'GET', `/tracking/${number()}`)
    expect(page.json()).toMatchObject({ proofUrl: expect.stringMatching(new RegExp(`/verify/${number()}$`)) })
  })

  it('of the demo has a name, where the demo runs', async () => {
    const { platform } = desk.api
    const readDemo = () => desk.api.call(null, 'GET', '/verify/demo')
    expect((await readDemo()).statusCode).toBe(404)
    platform.isDemo = true
    try {
      expect(storedProofResponse.parse((await readDemo()).json()).check).toBeNull()
      await asOwner(
        `insert into app.settings (key, value) values ('tracking_number_demo', to_jsonb($1::text))
         on conflict (key) do update set value = excluded.value`,
        [number()],
      )
      await deliver()
      expect((await stored())?.verdict).toBe('valid')
      // Any signed proof of the company, and later the same one.
      const { check } = storedProofResponse.parse((await readDemo()).json())
      expect(check).toMatchObject({ verdict: 'valid', isOnRecord: true })
      expect(storedProofResponse.parse((await readDemo()).json()).check).toEqual(check)
    } finally {
      platform.isDemo = false
      await asOwner(`delete from app.settings where key = 'tracking_number_demo'`)
    }
  })

  it('is not signed for test data', async () => {
    await deliver()
    const setSandbox = (company: string | null) =>
      asOwner('update public.tenants set sandbox_of = $1 where id = $2', [company, desk.company.tenantId])
    await setSandbox(desk.other.tenantId)
    expect(await stored()).toBeNull()
    const page = await desk.api.call(null, 'GET', `/tracking/${number()}`)
    expect(page.json()).toMatchObject({ status: 'delivered', proofUrl: null })
    await setSandbox(null)
    expect((await stored())?.verdict).toBe('valid')
  })

  it('is not shown where the company shows no proofs, but verified for who has the file', async () => {
    await deliver()
    const file = (await stored())!.file
    const set = (notices: object) =>
      asOwner(
        `update public.tenants set settings = settings || jsonb_build_object('notices', $2::jsonb) where id = $1`,
        [desk.company.tenantId, JSON.stringify(notices)],
      )
    await set({ sharesProof: false, hidesPlatform: true })
    expect(await readStored()).toEqual({ check: null, isWithheld: true, hidesPlatform: true })
    expect((await verifyText(JSON.stringify(file))).verdict).toBe('valid')
    await set({})
    expect(await readStored()).toMatchObject({
      check: { verdict: 'valid' },
      isWithheld: false,
      hidesPlatform: false,
    })
  })

  it('names a scanned code only when the recipient has it anyway', async () => {
    const scan = (barcode: string) => reportEvents([event('delivered', 1, { proof: { files: [], barcode } })])
    await scan('RX-INSULIN-4711')
    expect((await stored())!.file!.document.codes).toEqual([])
    await asOwner(`delete from public.proof_documents`)
    await asOwner(
      `update public.driver_events set proof = proof || jsonb_build_object('barcode', $1::text)`,
      [number()],
    )
    expect((await stored())!.file!.document.codes).toEqual([number()])
  })

  it('is signed once, and with the key that is public', async () => {
    await deliver()
    const first = await stored()
    expect(await stored()).toEqual(first)
    const { document, signature } = first!.file!
    const keys = await desk.api.app.inject('/.well-known/proof-keys.json')
    const [key] = keys.json<{ keys: (JsonWebKey & { kid: string })[] }>().keys
    expect(key!.kid).toBe(signature.keyId)
    // RFC 8785 for texts and numbers: sorted keys, no white space.
    const sorted = JSON.stringify(document, (_key, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
    const isSigned = verify(
      null,
      Buffer.from(sorted),
      createPublicKey({ key: key!, format: 'jwk' }),
      Buffer.from(signature.value, 'base64url'),
    )
    expect(isSigned).toBe(true)
    expect((await verifyText(JSON.stringify(first!.file, null, 2))).verdict).toBe('valid')
  })

  it('shows a later report as later, also to who kept the earlier file', async () => {
    await deliver()
    const file = (await stored())!.file!
    await reportEvents([event('failed', 1, { reason: 'nobody_home' })])
    await asOwner('update public.orders set reference = $1 where id = $2', [
      `NEW-${desk.number}`,
      desk.route.stops[0]!.orderId,
    ])
    const later = [{ what: 'failed', saidBy: 'driver', files: 0 }]
    expect(await stored()).toMatchObject({
      verdict: 'valid',
      later,
      changedSince: ['order'],
      files: ['holds'],
    })
    expect((await stored())!.file!.document).toMatchObject({ later, order: file.document.order })
    const check = await verifyText(JSON.stringify(file))
    expect(check).toMatchObject({ verdict: 'valid', later, files: ['holds'] })
    expect(check.file!.document.later).toEqual([])
  })

  it('distinguishes a removed photo from a changed one', async () => {
    await deliver()
    expect((await stored())!.files).toEqual(['holds'])
    await desk.api.platform.surface.removeObjects('proofs', [name])
    await asOwner(`update public.driver_events set files = '{}' where order_id = $1`, [
      desk.route.stops[0]!.orderId,
    ])
    expect(await stored()).toMatchObject({ verdict: 'valid', files: ['removed'], later: [] })
    await desk.api.platform.surface.storeObject('proofs', name, Readable.from([jpeg(1)]))
    expect((await stored())!.files).toEqual(['differs'])
  })

  it('reads a stored photo once for many who verify', async () => {
    await deliver()
    await stored()
    const read = vi.spyOn(desk.api.platform.surface, 'readObject')
    expect((await stored())!.files).toEqual(['holds'])
    expect(read).not.toHaveBeenCalled()
    await desk.api.platform.surface.storeObject('proofs', name, Readable.from([jpeg(1)]))
    expect((await stored())!.files).toEqual(['differs'])
    expect(read).toHaveBeenCalledOnce()
    read.mockRestore()
  })

  it('is refused when one byte differs, when another key signed it, and when it is no proof', async () => {
    await deliver()
    const { document, signature } = (await stored())!.file!
    const changed: ProofFile = { document: { ...document, isPinChecked: !document.isPinChecked }, signature }
    expect(await verifyText(JSON.stringify(changed))).toMatchObject({
      verdict: 'changed',
      isOnRecord: false,
      later: [],
    })
    expect(await verifyText('{"order": 1}')).toMatchObject({ verdict: 'unreadable', file: null })
    expect(await verifyText('not JSON')).toMatchObject({ verdict: 'unreadable' })
    // The installation gets another key, as for a proof of somewhere else.
    await asOwner(`delete from app.settings where key = 'proof_key'`)
    await asOwner(`delete from app.proof_keys`)
    expect((await verifyText(JSON.stringify({ document, signature }))).verdict).toBe('other_key')
  })

  it('names the installation that signed, for a company that moved here, and compares only moved data', async () => {
    await deliver()
    await reportEvents([event('delivered', 2)])
    const file = (await stored())!.file!
    // Another order has a proof with that key, too.
    await desk.api.call(null, 'GET', `/verify/${desk.route.stops[1]!.trackingNumber}`)
    await asOwner(`delete from app.settings where key = 'proof_key'`)
    // An earlier key of this installation stays ours, and is listed.
    expect(await stored()).toMatchObject({ verdict: 'valid', signer: null })
    const keys = async () => (await desk.api.app.inject('/.well-known/proof-keys.json')).json()
    const ids = ({ keys: list }: { keys: { kid: string }[] }) => list.map(({ kid }) => kid)
    expect(ids(await keys())).toHaveLength(2)

    const signer = { address: 'https://before.example' }
    await asOwner(`update app.proof_keys set is_own = false, address = $1 where key_id = $2`, [
      signer.address,
      file.signature.keyId,
    ])
    expect(await stored()).toMatchObject({ verdict: 'other_installation', signer, files: ['holds'] })
    const { keys: ours, otherInstallations } = await keys()
    expect(ids({ keys: ours })).not.toContain(file.signature.keyId)
    expect(otherInstallations).toMatchObject([{ ...signer, keys: [{ kid: file.signature.keyId }] }])
    await asOwner(`delete from public.proof_documents where order_id = $1`, [desk.route.stops[0]!.orderId])
    expect(await verifyText(JSON.stringify(file))).toMatchObject({
      verdict: 'other_installation',
      signer,
      isOnRecord: false,
      files: ['unknown'],
    })
  })

  it('is not compared with the rows that a company left behind when it moved', async () => {
    await deliver()
    const file = (await stored())!.file!
    await asOwner(
      `insert into app.company_moves (tenant_id, name, address, state, paused_until, positions_before, moved_at)
       values ($1, 'Harbour Lane', 'https://elsewhere.example', 'done', now(), now(), now())`,
      [desk.company.tenantId],
    )
    await asOwner(
      `insert into app.moved_numbers (tenant_id, digest) values ($1, sha256(convert_to($2, 'UTF8')))`,
      [desk.company.tenantId, number()],
    )
    const check = await verifyText(JSON.stringify(file))
    await asOwner(`delete from app.company_moves where tenant_id = $1`, [desk.company.tenantId])
    expect(check).toMatchObject({ verdict: 'valid', isOnRecord: false, files: ['unknown'] })
  })

  it('is not signed with facts of a person who was erased while it read the photos', async () => {
    await deliver()
    const { platform } = desk.api
    const { orderId } = desk.route.stops[0]!
    const record = await currentProof(
      {
        ...platform,
        surface: {
          ...platform.surface,
          async readObject(bucket, object) {
            await asOwner(
              `update public.addresses set street = null where id = (select address_id from public.orders where id = $1)`,
              [orderId],
            )
            return platform.surface.readObject(bucket, object)
          },
        },
      },
      (trx) => recordOfOrder(trx, desk.company.tenantId, orderId),
    )
    expect(record?.newest?.document.place.street).toBeNull()
    expect(record?.newest?.number).toBe(1)
  })

  it('is in the dispute pack, and leaves with an erased person', async () => {
    await deliver()
    const pack = await desk.api.call(
      desk.company.keys.viewer,
      'GET',
      `/orders/${desk.route.stops[0]!.orderId}/dispute-pack?format=zip`,
    )
    expect(pack.rawPayload.toString('latin1')).toContain('signed-proof.json')
    const count = () =>
      asOwner(`select from public.proof_documents where order_id = $1`, [desk.route.stops[0]!.orderId])
    expect(await count()).toHaveLength(1)
    await asOwner(`update public.routes set status = 'finished', finished_at = now() where id = $1`, [
      desk.route.routeId,
    ])
    await asOwner(`select app.erase_drivers($1, array[$2]::uuid[])`, [
      desk.company.tenantId,
      desk.route.driverId,
    ])
    expect(await count()).toHaveLength(0)
  })
})
