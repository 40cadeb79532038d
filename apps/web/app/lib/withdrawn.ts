// Recipients who had been told of a delivery that was taken back since. Whoever took it back is asked whether to write to them.
import type { recallResponse } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

export type ToldRecipient = z.infer<typeof recallResponse>['told'][number]

let waiting: readonly ToldRecipient[] = []
const listeners = new Set<() => void>()

/** Nobody, once they were written to or the person decided against it. */
export function setWithdrawn(told: readonly ToldRecipient[]): void {
  waiting = told
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWithdrawn = (): readonly ToldRecipient[] =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => waiting,
  )
