// Turns the geocoder's candidates into the API's form.
import type { geocodeCandidate } from '@dropwise/contracts'
import type { Candidate } from '@dropwise/roads'
import type { z } from 'zod'

export type ApiCandidate = z.infer<typeof geocodeCandidate>

export function toCandidate(match: Candidate): ApiCandidate {
  const { entrance, parking, unknownPlace, ...candidate } = match
  return {
    ...candidate,
    ...(entrance ? { entrance } : {}),
    ...(parking ? { parking } : {}),
    ...(unknownPlace ? { unknownPlace } : {}),
  }
}
