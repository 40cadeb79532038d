// The open remedy of the live day, kept in the URL: a van drops out, replan the rest, insert orders, move or
// end a stop.
import { useMemo } from 'react'
import { useUrlState } from '../../lib/url-state.ts'

export type Remedy =
  | { kind: 'van_out'; vehicleId: string }
  | { kind: 'rest' }
  | { kind: 'fit_in' }
  | { kind: 'give'; orderId: string }
  | { kind: 'end'; orderId: string }

function toText(remedy: Remedy): string {
  if (remedy.kind === 'van_out') return `van_out:${remedy.vehicleId}`
  if (remedy.kind === 'give' || remedy.kind === 'end') return `${remedy.kind}:${remedy.orderId}`
  return remedy.kind
}

/** Unknown values count as none. */
function readRemedy(text: string | null): Remedy | null {
  const [kind, id] = (text ?? '').split(':')
  if (kind === 'van_out' && id) return { kind, vehicleId: id }
  if ((kind === 'give' || kind === 'end') && id) return { kind, orderId: id }
  return kind === 'rest' || kind === 'fit_in' ? { kind } : null
}

export function useRemedy(): [Remedy | null, (remedy: Remedy | null) => void] {
  const [text, setText] = useUrlState('remedy')
  return useMemo(
    () => [readRemedy(text), (remedy: Remedy | null) => setText(remedy && toText(remedy))],
    [text, setText],
  )
}
