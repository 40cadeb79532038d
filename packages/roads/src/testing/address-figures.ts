// A geocoder's answers to labelled addresses, counted by kind.
import { isSure } from '../geocoders.ts'
import { distanceMetres } from '../engine/geometry.ts'
import type { Region } from '../types.ts'
import type { LabelledAddress } from './labelled-addresses.ts'

/** Metres beyond which a pin is wrong. */
const FARTHEST_RIGHT = 100

export type Verdict = 'green right' | 'green wrong' | 'asked' | 'refused'

export interface Answered extends LabelledAddress {
  verdict: Verdict
  /** The first candidate's label and confidence. */
  answer: string
}

export function answerAll(region: Region, list: readonly LabelledAddress[]): Answered[] {
  return list.map((labelled) => {
    const [best] = region.geocode(labelled.text)
    const answer = best ? `${best.label} (${best.accuracy} ${best.confidence})` : ''
    if (!best) return { ...labelled, verdict: 'refused', answer }
    if (!isSure(best)) return { ...labelled, verdict: 'asked', answer }
    const isRight =
      labelled.place !== null &&
      distanceMetres(best.lat, best.lng, labelled.place[1], labelled.place[0]) <= FARTHEST_RIGHT
    return { ...labelled, verdict: isRight ? 'green right' : 'green wrong', answer }
  })
}

/** Table rows: outcomes of each kind. */
export function countByKind(answers: readonly Answered[]): Record<string, Record<Verdict, number>> {
  const table: Record<string, Record<Verdict, number>> = {}
  for (const { kind, verdict } of answers) {
    const row = (table[kind] ??= { 'green right': 0, 'green wrong': 0, asked: 0, refused: 0 })
    row[verdict]++
  }
  return table
}
