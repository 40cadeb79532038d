// Turns the geocoder's candidates into the API's form.
import type { geocodeCandidate } from '@dropwise/contracts'
import type { Candidate } from '@dropwise/roads'
import type { z } from 'zod'

export type ApiCandidate = z.infer<typeof geocodeCandidate>

export function toCandidate(found: Candidate): ApiCandidate {
  const { label, street, houseNumber, postcode, city, lat, lng, confidence, accuracy, entrance, parking } =
    found
  return {
    label,
    street,
    houseNumber,
    postcode,
    city,
    lat,
    lng,
    confidence,
    accuracy,
    ...(entrance ? { entrance } : {}),
    ...(parking ? { parking } : {}),
  }
}
