// Counts photos that the phone is still making small. A file of its own: the driver's first page reads it
// without the code for photos.
import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function add(difference: number): void {
  count += difference
  for (const listener of listeners) listener()
}

/** Counts a photo until its processing succeeds or fails. */
export async function countPhoto<T>(work: Promise<T>): Promise<T> {
  add(1)
  try {
    return await work
  } finally {
    add(-1)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while a photo is in progress: an entry sent meanwhile would lack it. */
export const useIsPhotoInProgress = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  )
