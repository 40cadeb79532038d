// Confidence in another geocoder's answer, from comparing it with the query.
import { postcodeKey, similarity, streetKey, words } from '../geocode/normalise.ts'
import type { Candidate, StructuredAddress } from '../types.ts'

const BASE = { rooftop: 1, interpolated: 0.8, street: 0.6, town: 0.3 }

/** 0-1. A reverse answer (`query` null) is judged by its accuracy alone. */
export function confidenceOf(candidate: Candidate, query: string | StructuredAddress | null): number {
  let trust = BASE[candidate.accuracy]
  if (query === null) return trust
  if (typeof query === 'string') {
    const queryWords = new Set(words(query))
    const answered = words(`${candidate.street} ${candidate.houseNumber}`)
    const shared = answered.filter((word) => queryWords.has(word)).length
    if (answered.length > 0) trust *= 0.6 + 0.4 * (shared / answered.length)
    const number = /\b\d+[a-z]?\b/i.exec(query)?.[0]
    if (
      number &&
      candidate.accuracy === 'rooftop' &&
      candidate.houseNumber.toLowerCase() !== number.toLowerCase()
    )
      trust *= 0.75
    return round(trust)
  }
  if (query.street) trust *= 0.5 + 0.5 * similarity(streetKey(query.street), streetKey(candidate.street))
  if (query.postcode && candidate.postcode && postcodeKey(query.postcode) !== postcodeKey(candidate.postcode))
    trust *= 0.85
  if (
    query.city &&
    candidate.city &&
    similarity(words(query.city).join(' '), words(candidate.city).join(' ')) < 0.75
  )
    trust *= 0.85
  if (
    query.houseNumber &&
    candidate.houseNumber &&
    query.houseNumber.toLowerCase() !== candidate.houseNumber.toLowerCase()
  )
    trust *= 0.75
  return round(trust)
}

function round(value: number): number {
  return Math.round(Math.min(1, value) * 1000) / 1000
}
