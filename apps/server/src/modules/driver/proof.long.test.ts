// Proof of delivery in a driver's events: photos, PINs, scans, neighbours and parts.
import { orderEventsResponse } from '@dropwise/contracts'
import { unzipSync } from 'fflate'
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { tracking } from '../tracking/module.ts'
import { driverDesk } from './testing.ts'

const desk = driverDesk([tracking], { hasAccounts: true })
const { asOwner, event, reportEvents, statusesOf, dayOfDriver } = desk

describe('[M66] [4-3] proof', () => {
  async function upload(name: string): Promise<string> {
    const file = `${desk.company.tenantId}/${desk.route.driverUserId}/${name}.jpg`
    await asOwner(`insert into storage.objects (bucket_id, name) values ('proofs', $1)`, [file])
    return file
  }
  const demand = (proof: string) =>
    asOwner(`update public.orders set proof = $1 where id = $2`, [proof, desk.route.stops[0]?.orderId])

  it('[M68] is required by the order, else by the company’s default', async () => {
    await demand('photo')
    const [refused] = await reportEvents([event('delivered', 1)])
    expect(refused).toMatchObject({ status: 'refused', code: 'proof_missing' })
    expect((await statusesOf(1)).stop).toBe('pending')

    await demand('company')
    await asOwner(`update public.tenants set settings = '{"driver": {"proof": ["name"]}}' where id = $1`, [
      desk.company.tenantId,
    ])
    expect((await dayOfDriver()).routes[0]?.stops[0]?.tasks).toEqual(['name'])
    const results = await reportEvents([
      event('delivered', 1),
      event('delivered', 1, { proof: { name: 'M. Reed' } }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['refused', 'accepted'])
    await asOwner(`update public.tenants set settings = '{}' where id = $1`, [desk.company.tenantId])
  })

  it('counts only files that the driver has uploaded', async () => {
    await demand('photo')
    const photo = randomUUID()
    const deliveredEvent = event('delivered', 1, { proof: { files: [photo] } })
    expect(await reportEvents([deliveredEvent])).toEqual([
      { id: deliveredEvent.id, status: 'refused', code: 'file_missing' },
    ])
    const name = await upload(photo)
    expect(await reportEvents([deliveredEvent])).toEqual([{ id: deliveredEvent.id, status: 'accepted' }])

    const response = await desk.api.call(
      desk.company.keys.viewer,
      'GET',
      `/orders/${desk.route.stops[0]?.orderId}/events`,
    )
    const { items } = orderEventsResponse.parse(response.json())
    expect(items).toMatchObject([
      {
        kind: 'delivered',
        driver: { name: 'Kit Hargreave' },
        routeNumber: desk.number,
        files: [{ name, isSignature: false }],
      },
    ])
  })

  it('[M4.10] dispute pack: holds promise, notices, trail, events and photos, under a seal of the audit log', async () => {
    const [stop] = desk.route.stops
    const photo = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010101', 'hex'), Buffer.alloc(2_000)])
    const file = randomUUID()
    const name = `${desk.company.tenantId}/${desk.route.driverUserId}/${file}.jpg`
    await desk.api.platform.surface.storeObject('proofs', name, Readable.from([photo]))
    await asOwner(
      `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
       select $1, $2, now() + make_interval(mins => m), $3, $4, 'driver' from unnest('{-600, -5}'::int[]) m`,
      [desk.company.tenantId, desk.route.vehicleId, stop!.lat, stop!.lng],
    )
    await asOwner(
      `insert into public.outbox (tenant_id, channel, dedupe_key, recipient, body, state, delivery_id)
       select tenant_id, 'sms', $2, '+44 7700 900123', 'Your parcel arrives at 14:05.', 'sent', id
       from public.deliveries where order_id = $1`,
      [stop!.orderId, randomUUID()],
    )
    await reportEvents([event('arrived', 1)])
    expect(
      await reportEvents([event('delivered', 1, { proof: { name: 'M. Reed', files: [file] } })]),
    ).toMatchObject([{ status: 'accepted' }])

    const url = `/orders/${stop!.orderId}/dispute-pack`
    const answer = await desk.api.call(desk.company.keys.viewer, 'GET', url)
    expect(answer.statusCode, answer.body).toBe(200)
    const files = unzipSync(answer.rawPayload)
    expect(Object.keys(files)).toEqual([
      'delivery.json',
      'trail.geojson',
      'signed-proof.json',
      `proof/${name.split('/').at(-1)}`,
      'SHA256SUMS',
    ])
    expect(Buffer.from(files[`proof/${name.split('/').at(-1)}`]!).equals(photo)).toBe(true)
    const textOf = (path: string) => Buffer.from(files[path]!).toString()
    expect(JSON.parse(textOf('delivery.json'))).toMatchObject({
      order: { reference: stop!.reference, trackingNumber: stop!.trackingNumber },
      stops: [{ route: desk.number, driver: 'Kit Hargreave', promisedFrom: expect.anything() }],
      events: [{ kind: 'arrived' }, { kind: 'delivered', proof: { name: 'M. Reed' } }],
      notices: expect.arrayContaining([
        expect.objectContaining({ body: 'Your parcel arrives at 14:05.', state: 'sent' }),
      ]),
      missingFiles: [],
    })
    expect(JSON.parse(textOf('trail.geojson')).features).toHaveLength(1)
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    for (const line of textOf('SHA256SUMS').trim().split('\n')) {
      const [sum, path] = line.split('  ')
      expect(sha256(files[path!]!)).toBe(sum)
    }
    const seal = sha256(files.SHA256SUMS!)
    expect(answer.headers['x-pack-seal']).toBe(seal)
    expect(
      await asOwner(`select label, after from public.audit_log where subject = 'dispute_packs'`),
    ).toEqual([{ label: stop!.reference, after: { seal } }])

    const printed = await desk.api.call(desk.company.keys.viewer, 'GET', `${url}?format=pdf`)
    expect(printed.headers['content-type']).toBe('application/pdf')
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(printed.headers['x-pack-seal']).toMatch(/^[\da-f]{64}$/)

    expect((await desk.api.call(desk.other.keys.dispatcher, 'GET', url)).statusCode).toBe(404)
    expect((await desk.api.call(desk.company.keys.driver, 'GET', url)).statusCode).toBe(403)
  })

  it('checks the PIN of the delivery, of which the phone gets one digit of a hash', async () => {
    await demand('pin')
    const [row] = await asOwner<{ pin: string }>(
      'select app.handover_pin(id) as pin from public.deliveries where order_id = $1',
      [desk.route.stops[0]?.orderId],
    )
    const pin = row!.pin
    expect(pin).toMatch(/^\d{4}$/)
    const stop = (await dayOfDriver()).routes[0]?.stops[0]
    const hash = createHash('sha256').update(`${stop?.orderId}:${pin}`).digest('hex')
    expect(stop?.pinCheck).toBe(hash.slice(0, 1))
    expect(JSON.stringify(await dayOfDriver())).not.toContain(hash.slice(0, 12))
    const wrong = pin === '0000' ? '1111' : '0000'
    const results = await reportEvents([
      event('delivered', 1, { proof: { pin: wrong } }),
      event('delivered', 1, { proof: { pin } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_pin', 'accepted'])
  })

  it('accepts no PIN after five wrong ones, even in parallel', async () => {
    await demand('pin')
    const [row] = await asOwner<{ pin: string }>(
      'select app.handover_pin(id) as pin from public.deliveries where order_id = $1',
      [desk.route.stops[0]?.orderId],
    )
    const wrong = row!.pin === '0000' ? '1111' : '0000'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reportEvents([event('delivered', 1, { proof: { pin: wrong } })])),
    )
    const codes = answers.flat().map(({ code }) => code)
    expect(codes.filter((code) => code === 'wrong_pin')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(15)
    const [late] = await reportEvents([event('delivered', 1, { proof: { pin: row!.pin } })])
    expect(late).toMatchObject({ status: 'refused', code: 'pin_locked' })
  })

  it('of a neighbour names who took it and where they live', async () => {
    const proof = { place: 'Neighbour', name: 'Jo Park', houseNumber: '12b' }
    const results = await reportEvents([
      event('delivered', 1, { proof: { ...proof, name: '' } }),
      event('delivered', 1, { proof: { ...proof, houseNumber: undefined } }),
      event('delivered', 1, { proof: proof }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'neighbour_missing',
      'neighbour_missing',
      'accepted',
    ])
    const events = await desk.api.call(
      desk.company.keys.viewer,
      'GET',
      `/orders/${desk.route.stops[0]?.orderId}/events`,
    )
    expect(events.json().items[0].proof).toMatchObject(proof)
    // Only readers of the delivery see with whom the driver left the parcel.
    const number = (await dayOfDriver()).routes[0]?.stops[0]?.trackingNumber
    const neighbourFor = async (key: string | null) =>
      (await desk.api.call(key, 'GET', `/tracking/${number}`)).json().neighbour
    expect(await neighbourFor(desk.company.keys.viewer)).toEqual({ name: 'Jo Park', houseNumber: '12b' })
    expect(await neighbourFor(null)).toBeNull()
  })

  it('[M65] [M71] is loaded with a scan, and the driver sees where in the van it lies', async () => {
    const label = desk.route.stops[0]!.trackingNumber
    const results = await reportEvents([
      event('loaded', 1, { proof: { barcode: desk.route.stops[1]!.trackingNumber } }),
      event('loaded', 1, { proof: { barcode: label, vanPlace: 'rear_left' } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_parcel', 'accepted'])
    const [today] = (await dayOfDriver()).routes
    expect(today!.stops[0]!.loaded).toMatchObject({ place: 'rear_left' })
    expect(today!.stops[1]!.loaded).toBeNull()
    // Loading is not leaving.
    expect(today!.status).toBe('dispatched')
  })

  it('[M69] can be delivered in part by item, and the driver sees the returned items', async () => {
    await asOwner(`update public.orders set custom = $2 where id = $1`, [
      desk.route.stops[0]?.orderId,
      { Items: '3 × Oak chair; 1 × Table' },
    ])
    const handed = (name: string, quantity: number) => ({
      proof: { items: [{ name, quantity }], packages: 1 },
    })
    const results = await reportEvents([
      event('partly_delivered', 1, handed('Oak chair', 4)),
      event('partly_delivered', 1, handed('Sofa', 1)),
      event('partly_delivered', 1, handed('Oak chair', 2)),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'items_wrong',
      'items_wrong',
      'accepted',
    ])
    expect((await dayOfDriver()).routes[0]!.stops[0]!.handed).toEqual({
      packages: 1,
      items: [{ name: 'Oak chair', quantity: 2 }],
    })
  })

  it('[M67] accepts only the scan of this parcel', async () => {
    await demand('barcode')
    const results = await reportEvents([
      event('delivered', 1, { proof: { barcode: desk.route.stops[1]?.reference } }),
      event('delivered', 1, { proof: { barcode: desk.route.stops[0]?.reference.toLowerCase() } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_parcel', 'accepted'])
  })

  it('accepts the value of a field that is named as a code, and of no other field', async () => {
    await demand('barcode')
    await asOwner(`update public.orders set custom = $2 where id = $1`, [
      desk.route.stops[0]?.orderId,
      { floor: '3004', 'Parcel number': 'P-77' },
    ])
    const results = await reportEvents([
      event('delivered', 1, { proof: { barcode: '3004' } }),
      event('delivered', 1, { proof: { barcode: 'p-77' } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_parcel', 'accepted'])
  })

  it('of another company is hidden', async () => {
    await reportEvents([event('arrived', 1)])
    const response = await desk.api.call(
      desk.other.keys.admin,
      'GET',
      `/orders/${desk.route.stops[0]?.orderId}/events`,
    )
    expect(response.statusCode).toBe(404)
  })
})
