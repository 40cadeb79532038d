// Today in the company's zone; changes at midnight without a reload.
import { useSyncExternalStore } from 'react'
import { dayOf } from '@dropwise/contracts'

/** Interval of the check, in milliseconds. */
const LOOK_MS = 30_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

/** `YYYY-MM-DD` in the zone. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date(), timeZone),
    () => dayOf(new Date(), 'UTC'),
  )
}
