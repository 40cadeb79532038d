// Recipients who had a notice of a delivery that was recalled. The person who recalled it decides whether to
// write to them.
import type { recallResponse } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

export type NotifiedRecipient = z.infer<typeof recallResponse>['told'][number]

let waiting: readonly NotifiedRecipient[] = []
const listeners = new Set<() => void>()

/** Empty after the messages are sent or dismissed. */
export function setWithdrawn(recipients: readonly NotifiedRecipient[]): void {
  waiting = recipients
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWithdrawn = (): readonly NotifiedRecipient[] =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => waiting,
  )
