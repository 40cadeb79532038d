// Verifies signed proofs of delivery for anybody: the stored one of a number, or a file that somebody kept.
import {
  isDemoNumber,
  isTrackingNumber,
  normaliseTrackingNumber,
  proofFile,
  type ProofCheck,
  type ProofFile,
  type ProofFileState,
  type StoredProof,
} from '@dropwise/contracts'
import { isDeepStrictEqual } from 'node:util'
import { errors } from '../../platform/errors.ts'
import { homeOfNumber } from '../../platform/home-of-number.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentProof } from '../../platform/proofs/current-proof.ts'
import { hashObject } from '../../platform/proofs/hash-object.ts'
import { findProofKey } from '../../platform/proofs/keys.ts'
import {
  isKeyOnRecord,
  numberOfDemoProof,
  recordOfNumber,
  type ProofRecord,
} from '../../platform/proofs/queries.ts'
import { holdsSignature } from '../../platform/proofs/sign.ts'

type Deps = Pick<Platform, 'asService' | 'surface' | 'clock'>

const NOT_SIGNED: StoredProof = { check: null, isWithheld: false, hidesPlatform: false }

/**
 * The newest proof of a delivery; null when none is signed, or when the company does not show it. Throws delivery_not_found, also for a wrong check character, and
 * company_moved.
 */
export async function verifyStored(
  deps: Deps & Pick<Platform, 'isDemo'>,
  text: string,
  onlyOf: string | undefined,
): Promise<StoredProof> {
  if (deps.isDemo && isDemoNumber(text)) {
    const sample = await deps.asService('proof of the demo', ({ trx }) => numberOfDemoProof(trx))
    // In the first minutes of a demo, its past days are still being created.
    return sample === undefined ? NOT_SIGNED : verifyStored(deps, sample, onlyOf)
  }
  const number = isTrackingNumber(text) ? normaliseTrackingNumber(text) : undefined
  if (number === undefined) throw errors.delivery_not_found()
  const home = onlyOf === undefined ? await findHome(deps, number) : undefined
  if (home) throw errors.company_moved(home.company, home.address)
  const record = await findRecord(deps, number, onlyOf)
  if (!record) throw errors.delivery_not_found()
  const { newest, rules } = record
  const isWithheld = newest !== null && !rules.sharesProof
  return {
    check: newest && rules.sharesProof ? await check(deps, newest, record) : null,
    isWithheld,
    hidesPlatform: rules.hidesPlatform,
  }
}

/** Never fails because of the file's content: the answer says what is wrong with it. */
export async function verifyFile(deps: Deps, text: string, onlyOf: string | undefined): Promise<ProofCheck> {
  const file = readFile(text)
  if (!file)
    return {
      verdict: 'unreadable',
      signer: null,
      file: null,
      files: [],
      isOnRecord: false,
      later: [],
      changedSince: [],
    }
  const { trackingNumber } = file.document
  // A changed file names no delivery that could be trusted.
  const isNamed = holdsSignature(file) && isTrackingNumber(trackingNumber)
  // The rows of a company that moved away stay for some days, and later reports are at its new home.
  const isHere = isNamed && !(await findHome(deps, trackingNumber))
  return check(deps, file, isHere ? await findRecord(deps, trackingNumber, onlyOf) : undefined)
}

const findHome = ({ asService }: Deps, number: string) =>
  asService('moved proof', ({ trx }) => homeOfNumber(trx, number))

function readFile(text: string): ProofFile | undefined {
  try {
    return proofFile.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function findRecord(
  deps: Deps,
  number: string,
  onlyOf: string | undefined,
): Promise<ProofRecord | undefined> {
  const record = await currentProof(deps, (trx) => recordOfNumber(trx, number))
  return onlyOf !== undefined && record?.tenantId !== onlyOf ? undefined : record
}

async function check(deps: Deps, file: ProofFile, record: ProofRecord | undefined): Promise<ProofCheck> {
  const { document, signature } = file
  const { verdict, signer, isOnRecord } = await whoSigned(deps, file, record)
  const proven = isOnRecord ? record : undefined
  return {
    verdict,
    signer,
    file: { document, signature },
    files: await Promise.all(document.files.map((_, index) => stateOf(deps, file, index, proven))),
    isOnRecord,
    later: proven?.newest?.document.later ?? [],
    changedSince: proven ? changedFacts(file, proven) : [],
  }
}

/** Another installation proves only what a company brought from there. */
async function whoSigned(
  { asService }: Deps,
  file: ProofFile,
  record: ProofRecord | undefined,
): Promise<Pick<ProofCheck, 'verdict' | 'signer' | 'isOnRecord'>> {
  if (!holdsSignature(file)) return { verdict: 'changed', signer: null, isOnRecord: false }
  const { keyId } = file.signature
  const key = await findProofKey(asService, keyId)
  if (!key) return { verdict: 'other_key', signer: null, isOnRecord: false }
  if (key.isOwn) return { verdict: 'valid', signer: null, isOnRecord: record !== undefined }
  const isOnRecord =
    record !== undefined &&
    (await asService('key of a proof', ({ trx }) => isKeyOnRecord(trx, record, keyId)))
  return { verdict: 'other_installation', signer: { address: key.address }, isOnRecord }
}

/** Documents of one order name the same files in the same order. */
async function stateOf(
  { surface }: Deps,
  { document }: ProofFile,
  index: number,
  record: ProofRecord | undefined,
): Promise<ProofFileState> {
  const signed = document.files[index]
  const newest = record?.newest
  if (!newest || !isDeepStrictEqual(newest.document.files, document.files)) return 'unknown'
  if (signed?.sha256 === null) return 'removed'
  const name = newest.objects[index]
  const stored = name === undefined ? undefined : await hashObject(surface, name)
  if (!stored) return 'removed'
  return stored.sha256 === signed?.sha256 ? 'holds' : 'differs'
}

function changedFacts({ document }: ProofFile, record: ProofRecord): ProofCheck['changedSince'] {
  const { street, city } = document.place
  return [
    ...(document.order === record.reference ? [] : (['order'] as const)),
    ...(street === record.street && city === record.city ? [] : (['place'] as const)),
  ]
}
