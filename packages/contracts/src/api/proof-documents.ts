// Signed proof of delivery: what is signed, its file, and what anyone learns who verifies it (docs/api.md, part B).
import { z } from 'zod'
import { isTimeZone } from '../time.ts'
import { latitude, longitude, timeText } from './common.ts'

export const PROOF_FORMAT = 'dropwise-proof'

/** Events that end a stop. */
const OUTCOMES = ['delivered', 'partly_delivered', 'failed', 'returned'] as const
export const PROVEN_OUTCOMES = ['delivered', 'partly_delivered'] as const
/** Who reported what is signed. */
export const PROOF_REPORTERS = ['driver', 'dispatch'] as const
export const PROOF_FILE_KINDS = ['photo', 'signature'] as const

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** A report about the order that arrived after the signed one. */
export const laterReport = z.strictObject({
  what: z.enum(OUTCOMES),
  saidBy: z.enum(PROOF_REPORTERS),
  happenedAt: timeText,
  receivedAt: timeText,
  /** Number of photos and signatures with it. */
  files: z.int().min(0),
})
export type LaterReport = z.output<typeof laterReport>

/** The signed facts: what anyone with the tracking number may know. No phone, full name or house number. */
export const proofDocument = z.strictObject({
  format: z.literal(PROOF_FORMAT),
  version: z.literal(1),
  order: z.string(),
  trackingNumber: z.string(),
  company: z.string(),
  outcome: z.enum(PROVEN_OUTCOMES),
  /** When it happened, by the server's clock. */
  happenedAt: timeText,
  /** When the server received the report. */
  receivedAt: timeText,
  saidBy: z.enum(PROOF_REPORTERS),
  driver: z.strictObject({ firstName: z.string() }).nullable(),
  place: z.strictObject({
    street: z.string().nullable(),
    city: z.string().nullable(),
    /** IANA time zone of the address. */
    timeZone: z.string().refine(isTimeZone),
  }),
  /** Centre of the square of about 200 m in which the driver's phone was; null when unknown. */
  position: z.strictObject({ lat: latitude, lng: longitude }).nullable(),
  codes: z.array(z.string()),
  isPinChecked: z.boolean(),
  isAgeChecked: z.boolean(),
  files: z.array(
    z.strictObject({
      kind: z.enum(PROOF_FILE_KINDS),
      /** Null when the file was removed before the proof was signed. */
      sha256: sha256.nullable(),
      bytes: z.int().nullable(),
    }),
  ),
  later: z.array(laterReport),
  /** When the server signed. */
  signedAt: timeText,
})
export type ProofDocument = z.output<typeof proofDocument>

/** The file that people keep: facts and signature. The signature covers the facts in the form of RFC 8785. */
export const proofFile = z.strictObject({
  document: proofDocument,
  signature: z.strictObject({
    algorithm: z.literal('Ed25519'),
    /** RFC 7638 thumbprint of the public key. */
    keyId: z.string().max(100),
    /** Base64url, 32 bytes. */
    publicKey: z.string().max(100),
    /** Base64url, 64 bytes. */
    value: z.string().max(200),
  }),
})
export type ProofFile = z.output<typeof proofFile>

/** Largest file that can be verified, in characters: 20 photos and a hundred later reports have 25,000. */
export const PROOF_DOCUMENT_MAX = 100_000
/** `POST /verify`: the text of a file that somebody kept. */
export const verifyProofBody = z.object({ file: z.string().min(1).max(PROOF_DOCUMENT_MAX) })

/**
 * `valid`: signed by this installation. `other_installation`: signed by the one where a company was before it moved here.
 * `other_key`: the signature fits its own key, which this installation does not know.
 * `changed`: the signature does not fit. `unreadable`: no signed proof.
 */
export const PROOF_VERDICTS = ['valid', 'other_installation', 'other_key', 'changed', 'unreadable'] as const
export type ProofVerdict = (typeof PROOF_VERDICTS)[number]

/**
 * A stored photo or signature against its signed hash. `unknown`: there is nothing to compare, because the signature does not
 * hold or the order is not on record here.
 */
export const PROOF_FILE_STATES = ['holds', 'removed', 'differs', 'unknown'] as const
export type ProofFileState = (typeof PROOF_FILE_STATES)[number]

const proofCheck = z.object({
  verdict: z.enum(PROOF_VERDICTS),
  /** The other installation that signed. Its address is null when it had none. */
  signer: z.object({ address: z.string().nullable() }).nullable(),
  /** Null when unreadable. */
  file: proofFile.nullable(),
  /** In the order of the document's files. */
  files: z.array(z.enum(PROOF_FILE_STATES)),
  /** Whether the order of the document is on record here. */
  isOnRecord: z.boolean(),
  /** Later reports on record now. A document that was kept earlier lists fewer. */
  later: z.array(laterReport),
  /** Facts whose present record differs from the signed one. */
  changedSince: z.array(z.enum(['order', 'place'])),
})
export const verifyProofResponse = proofCheck
export type ProofCheck = z.output<typeof proofCheck>
/** `GET /verify/{number}`: null when no proof is signed for the delivery, or the company withholds it. */
export const storedProofResponse = z.object({
  check: proofCheck.nullable(),
  /** Whether the company does not show proofs to recipients. Kept files are verified all the same. */
  isWithheld: z.boolean(),
  /** Whether the page is without the platform's header and footer. */
  hidesPlatform: z.boolean(),
})
export type StoredProof = z.output<typeof storedProofResponse>

/** A value of JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The only text of a value that is signed: RFC 8785, which sorts keys by UTF-16 units and leaves out white space. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part as Json)}`).join(',')}}`
}
