// One download with what is on record of a stop: promise, notices, trail near the door, scans, photos and signature.
// SHA256SUMS lists a hash of each file; the hash of that list is the pack's seal, which the audit log keeps.
import { type Language, PROOFS_BUCKET, publicLink, publicOrigin } from '@dropwise/contracts'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentProof } from '../../platform/proofs/current-proof.ts'
import type { ReportedFix } from '../../platform/positions/queries.ts'
import { recordOfOrder } from '../../platform/proofs/queries.ts'
import { packZip, type PackedFile } from '../../platform/write-zip.ts'
import {
  noteDisputePack,
  readDisputeHistory,
  readDisputeNotices,
  readDisputeOrder,
  readDisputeStops,
  readDisputeTrail,
} from './dispute-queries.ts'
import { drawDisputePack } from './dispute-pdf.ts'
import { listOrderEvents } from './order-events.ts'

export type DisputeDeps = Pick<Platform, 'asUser' | 'asService' | 'surface' | 'clock' | 'publicUrl'>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const jsonFile = (path: string, value: object): PackedFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** Both forms have the seal of the records. Throws not_found for an order that the caller may not see. */
export async function makeDisputePack(
  deps: DisputeDeps,
  { tenantId, claims }: Member,
  orderId: string,
  format: 'zip' | 'pdf',
  /** Language of the PDF; programs read the records in the ZIP. */
  language: Language,
): Promise<{ name: string; seal: string; bytes: Buffer }> {
  const read = await deps.asUser(claims, async ({ trx }) => {
    const order = await readDisputeOrder(trx, orderId)
    if (!order) throw errors.not_found('The order')
    const [stops, history] = [await readDisputeStops(trx, orderId), await readDisputeHistory(trx, orderId)]
    return { order, stops, ...history, events: await listOrderEvents(trx, orderId) }
  })
  const { notices, trail } = await deps.asService('dispute pack', async ({ trx }) => ({
    notices: await readDisputeNotices(trx, tenantId, orderId),
    trail: await readDisputeTrail(trx, tenantId, orderId),
  }))
  const signed = await currentProof(deps, (trx) => recordOfOrder(trx, tenantId, orderId))
  const proofFile = signed?.newest && { document: signed.newest.document, signature: signed.newest.signature }
  const proofs: PackedFile[] = []
  /** Photos that were removed since, by retention or an erasure. */
  const missingFiles: string[] = []
  for (const { name } of read.events.flatMap((event) => event.files)) {
    const bytes = await deps.surface.readObject(PROOFS_BUCKET, name)
    if (bytes) proofs.push({ path: `proof/${name.split('/').at(-1)}`, bytes: await buffer(bytes) })
    else missingFiles.push(name)
  }
  const records = {
    format: 'dropwise-dispute-pack',
    version: 1,
    madeAt: new Date(deps.clock.now()),
    ...read,
    notices,
    missingFiles,
  }
  const files = [
    jsonFile('delivery.json', records),
    jsonFile('trail.geojson', toGeoJson(trail)),
    ...(proofFile ? [jsonFile('signed-proof.json', proofFile)] : []),
    ...proofs,
  ]
  const sums = Buffer.from(files.map(({ path, bytes }) => `${sha256(bytes)}  ${path}\n`).join(''))
  const seal = sha256(sums)
  await deps.asUser(claims, ({ trx }) => noteDisputePack(trx, orderId, seal))
  const bytes =
    format === 'pdf'
      ? await drawDisputePack({ ...records, trail }, proofs, {
          seal,
          language,
          verifyUrl:
            !signed?.newest || !signed.rules.sharesProof
              ? null
              : publicLink(publicOrigin(deps.publicUrl, signed.host), signed.trackingNumber, 'verify'),
        })
      : await packZip([...files, { path: 'SHA256SUMS', bytes: sums }])
  return { name: `${read.order.reference}.${format}`, seal, bytes }
}

function toGeoJson(trail: readonly ReportedFix[]) {
  return {
    type: 'FeatureCollection',
    features: trail.map(({ lat, lng, ...properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties,
    })),
  }
}
