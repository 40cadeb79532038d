// Why a geocoder's best candidate needs review, as a code with the values of its sentence.
import type { ImportProblemCode, TextValues } from '@dropwise/contracts'
import type { Candidate } from '@dropwise/roads'

type DoubtCode = Extract<ImportProblemCode, `address_${string}`>

export function doubtAbout(candidates: readonly Candidate[]): { code: DoubtCode; values: TextValues } {
  const [best] = candidates
  if (!best) return { code: 'address_unknown', values: {} }
  const { label, street, houseNumber, accuracy, unknownPlace } = best
  if (unknownPlace) return { code: 'address_outside_map', values: { place: unknownPlace } }
  if (accuracy === 'street')
    return { code: 'address_no_house_number', values: { count: candidates.length, street: street || label } }
  return accuracy === 'interpolated'
    ? { code: 'address_interpolated', values: { number: houseNumber, street } }
    : { code: 'address_uncertain', values: { best: label } }
}
