// The company's address book: facts about known addresses, and new addresses with their pins.
import {
  fillText,
  IMPORT_PROBLEMS,
  type AddressEntry,
  type addressesQuery,
  type addressPatchBody,
  type newAddressBody,
} from '@dropwise/contracts'
import { isSure, type Geocoder } from '@dropwise/roads'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Scopes } from '../../platform/db/scope.ts'
import { doubtAbout } from '../../platform/address-doubt.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { normaliseAddress } from '../../platform/normalise-address.ts'
import { requireLikelyPlace, type WhereUnlikely } from '../../platform/unlikely-place.ts'
import {
  countEntries,
  forgetEntry,
  insertEntries,
  listEntries,
  updateEntries,
  type EntryRow,
  type EntryWrite,
  type NewEntry,
} from './book-queries.ts'

export interface BookDeps {
  scopes: Scopes
  whereUnlikely: WhereUnlikely
  geocoder: Pick<Geocoder, 'geocode'>
}
export type NewAddress = z.output<typeof newAddressBody>
export type AddressPatch = z.output<typeof addressPatchBody>

export async function readBook(
  { scopes }: BookDeps,
  { tenantId }: Member,
  { q = '', cursor, limit }: z.output<typeof addressesQuery>,
): Promise<{ items: AddressEntry[]; cursor: string | null; total: number }> {
  const words = q.split(/\s+/).filter(Boolean)
  const { rows, total } = await scopes.asService('address book', async ({ trx }) => ({
    total: await countEntries(trx, tenantId, { words }),
    rows: await listEntries(trx, tenantId, { words, limit: limit + 1, ...(cursor ? { after: cursor } : {}) }),
  }))
  const page = rows.slice(0, limit)
  return {
    items: page.map(toEntry),
    cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total,
  }
}

/** Adds an address. Throws validation_failed for an uncertain place, place_unlikely, duplicate_address. */
export async function addAddress(
  deps: BookDeps,
  { tenantId }: Member,
  body: NewAddress,
  newId: string | null,
): Promise<AddressEntry> {
  const newPlace = await placeNew(deps, body, newId ?? uuidV7())
  if ('problem' in newPlace) {
    const { code, message, candidates } = newPlace.problem
    throw errors.validation_failed([{ field: 'text', code, message, candidates }])
  }
  const { entry } = newPlace
  requireLikelyPlace(deps.whereUnlikely, entry, body.confirmPlace)
  const row = await deps.scopes.asService('add address', async ({ trx }) => {
    await insertEntries(trx, tenantId, [entry])
    return (await listEntries(trx, tenantId, { id: entry.id }))[0]
  })
  if (!row) throw errors.duplicate_address(body.text)
  return toEntry(row)
}

/** Changes the given fields of an address. Throws not_found, validation_failed, place_unlikely. */
export async function changeAddress(
  { scopes, whereUnlikely }: BookDeps,
  { tenantId }: Member,
  id: string,
  patch: AddressPatch,
): Promise<AddressEntry> {
  requireBoth(patch)
  const row = await scopes.asService('change address', async ({ trx }) => {
    const [before] = await listEntries(trx, tenantId, { id })
    if (!before) return undefined
    const entry = toWrite(before, patch)
    if (entry.isMoved) requireLikelyPlace(whereUnlikely, entry, patch.confirmPlace)
    await updateEntries(trx, tenantId, [entry])
    return (await listEntries(trx, tenantId, { id }))[0]
  })
  if (!row) throw errors.not_found('The address')
  return toEntry(row)
}

/** Removes an address from the book. Throws not_found. */
export async function forgetAddress({ scopes }: BookDeps, { tenantId }: Member, id: string): Promise<void> {
  const isDone = await scopes.asService('forget address', ({ trx }) => forgetEntry(trx, tenantId, id))
  if (!isDone) throw errors.not_found('The address')
}

export function toEntry(row: EntryRow): AddressEntry {
  const { id, text, lat, lng, accuracy, source, notes, window_from: from, window_to: to } = row
  return {
    id,
    text,
    lat,
    lng,
    accuracy,
    source,
    serviceMinutes: row.service_seconds === null ? null : row.service_seconds / 60,
    learnt:
      row.learnt_seconds !== null && row.visits !== null
        ? { seconds: row.learnt_seconds, visits: row.visits }
        : null,
    notes,
    window: from !== null && to !== null ? { from, to } : null,
  }
}

/** The entry after a patch. */
export function toWrite(before: EntryRow, patch: AddressPatch): EntryWrite {
  const window = patch.window === undefined ? toEntry(before).window : patch.window
  const { lat = before.lat, lng = before.lng } = patch
  return {
    id: before.id,
    lat,
    lng,
    isMoved: lat !== before.lat || lng !== before.lng,
    serviceSeconds:
      patch.serviceMinutes === undefined ? before.service_seconds : secondsOf(patch.serviceMinutes),
    notes: patch.notes === undefined ? before.notes : patch.notes,
    windowFrom: window?.from ?? null,
    windowTo: window?.to ?? null,
  }
}

interface PlaceProblem {
  code: string
  message: string
  candidates: { label: string; lat: number; lng: number }[]
}

/** A new entry at the given place, or at the one that the geocoder is sure of. */
export async function placeNew(
  { geocoder }: Pick<BookDeps, 'geocoder'>,
  body: NewAddress,
  id: string,
): Promise<{ entry: NewEntry } | { problem: PlaceProblem }> {
  requireBoth(body)
  const common = {
    id,
    text: body.text,
    normalised: normaliseAddress(body.text),
    serviceSeconds: secondsOf(body.serviceMinutes ?? null),
    notes: body.notes ?? null,
    windowFrom: body.window?.from ?? null,
    windowTo: body.window?.to ?? null,
  }
  const parts = { street: null, houseNumber: null, postcode: null, city: null }
  if (body.lat !== undefined && body.lng !== undefined) {
    const { lat, lng } = body
    return { entry: { ...common, ...parts, lat, lng, isMoved: true, confidence: 1, accuracy: 'rooftop' } }
  }
  const candidates = await geocoder.geocode(body.text, { limit: 5 })
  const [best] = candidates
  if (!isSure(best)) {
    const { code, values } = doubtAbout(candidates)
    const message = fillText(IMPORT_PROBLEMS[code], values)
    return {
      problem: { code, message, candidates: candidates.map(({ label, lat, lng }) => ({ label, lat, lng })) },
    }
  }
  return {
    entry: {
      ...common,
      street: best.street || null,
      houseNumber: best.houseNumber || null,
      postcode: best.postcode || null,
      city: best.city || null,
      lat: best.lat,
      lng: best.lng,
      isMoved: false,
      confidence: best.confidence,
      accuracy: best.accuracy,
    },
  }
}

function requireBoth({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }): void {
  if ((lat === undefined) === (lng === undefined)) return
  const message = 'Latitude and longitude must be given together'
  throw errors.validation_failed([
    { field: lat === undefined ? 'lat' : 'lng', code: 'missing_value', message },
  ])
}

const secondsOf = (minutes: number | null) => (minutes === null ? null : Math.round(minutes * 60))
