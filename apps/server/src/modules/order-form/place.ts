// Finds the place of a visitor's address on the map only: what the company knows of its recipients' doors
// must not show to strangers.
import { fillText, IMPORT_PROBLEMS } from '@dropwise/contracts'
import { isSure, type Candidate } from '@dropwise/roads'
import { doubtAbout } from '../../platform/address-doubt.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'

const CANDIDATES_SHOWN = 5

export interface VisitorPlace {
  label: string
  lat: number
  lng: number
}

/** A sure place, or the candidate whose whole text was sent. Throws validation_failed with the candidates. */
export async function placeOf(
  { geocoder }: Pick<Platform, 'geocoder'>,
  address: string,
  near: { lat: number; lng: number } | null,
): Promise<VisitorPlace> {
  const candidates = await geocoder.geocode(address, { limit: CANDIDATES_SHOWN, ...(near && { near }) })
  const place = isSure(candidates[0]) ? candidates[0] : candidates.find(({ label }) => label === address)
  if (place) return toPlace(place)
  const { code, values } = doubtAbout(candidates)
  throw errors.validation_failed([
    {
      field: 'address',
      code,
      message: fillText(IMPORT_PROBLEMS[code], values),
      candidates: candidates.map(toPlace),
    },
  ])
}

const toPlace = ({ label, lat, lng }: Candidate): VisitorPlace => ({ label, lat, lng })
