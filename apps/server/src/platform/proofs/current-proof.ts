// The newest signed proof of a delivery. Signs the first one, and another one after a later report.
import { normaliseTrackingNumber, type LaterReport, type ProofDocument } from '@dropwise/contracts'
import { isDeepStrictEqual } from 'node:util'
import { blurDoor } from '../door.ts'
import type { Trx } from '../db/scope.ts'
import type { Platform } from '../platform.ts'
import { timeZoneAt } from '../time-zone-at.ts'
import { hashObject } from './hash-object.ts'
import { readProofKey } from './keys.ts'
import { insertProof, type ProofRecord } from './queries.ts'
import { signProof } from './sign.ts'

type ProofDeps = Pick<Platform, 'asService' | 'surface' | 'clock'>
type Proof = NonNullable<ProofRecord['newest']>

/**
 * The record with its newest proof, signed now if need be. The proof is null for a delivery that nobody reported. Undefined
 * when `read` finds no delivery.
 */
export async function currentProof(
  deps: ProofDeps,
  read: (trx: Trx) => Promise<ProofRecord | undefined>,
): Promise<ProofRecord | undefined> {
  const record = await deps.asService('signed proof', ({ trx }) => read(trx))
  if (!record) return undefined
  const next = await nextProof(deps, record)
  if (!next) return record
  const isStored = await deps.asService(
    'sign a proof',
    // Reading photos takes a while. A person who was erased meanwhile must not reappear in the document.
    async ({ trx }) => isDeepStrictEqual(await read(trx), record) && insertProof(trx, record, next),
  )
  return isStored ? { ...record, newest: next } : currentProof(deps, read)
}

/** Undefined when the newest proof says all. */
async function nextProof(deps: ProofDeps, record: ProofRecord): Promise<Proof | undefined> {
  const { newest, later } = record
  // Photos removed for their age are not a later report.
  if (newest && isSameButFiles(newest.document.later, later)) return undefined
  const facts = newest?.document ?? (await firstFacts(deps, record))
  if (!facts) return undefined
  const document = { ...facts, later, signedAt: new Date(deps.clock.now()).toISOString() }
  return {
    ...signProof(document, await readProofKey(deps.asService)),
    number: (newest?.number ?? 0) + 1,
    objects: newest?.objects ?? record.report?.files ?? [],
  }
}

const isSameButFiles = (a: readonly LaterReport[], b: readonly LaterReport[]): boolean =>
  isDeepStrictEqual(
    a.map((report) => ({ ...report, files: 0 })),
    b.map((report) => ({ ...report, files: 0 })),
  )

async function firstFacts(
  { surface }: ProofDeps,
  record: ProofRecord,
): Promise<Omit<ProofDocument, 'later' | 'signedAt'> | undefined> {
  const { report } = record
  if (!report) return undefined
  const { proof, lat, lng } = report
  return {
    format: 'dropwise-proof',
    version: 1,
    order: record.reference,
    trackingNumber: record.trackingNumber,
    company: record.company,
    outcome: report.kind,
    happenedAt: report.happenedAt.toISOString(),
    receivedAt: report.receivedAt.toISOString(),
    saidBy: report.saidBy,
    driver: report.driver ? { firstName: report.driver.trim().split(/\s+/)[0]! } : null,
    place: {
      street: record.street,
      city: record.city,
      timeZone: timeZoneAt(record, record.companyTimeZone),
    },
    position: lat === null || lng === null ? null : blurDoor({ lat, lng }),
    codes: proof.barcode && isPublicCode(proof.barcode, record) ? [proof.barcode] : [],
    isPinChecked: proof.isPinChecked === true,
    isAgeChecked: proof.ageChecked === true,
    files: await Promise.all(
      report.files.map(async (name) => ({
        kind: name === proof.signature ? ('signature' as const) : ('photo' as const),
        ...((await hashObject(surface, name)) ?? { sha256: null, bytes: null }),
      })),
    ),
  }
}

/** Other codes of a parcel may reveal its contents. */
const isPublicCode = (code: string, { trackingNumber, reference }: ProofRecord): boolean =>
  code === reference || normaliseTrackingNumber(code) === trackingNumber
