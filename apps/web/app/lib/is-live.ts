// Tells whether the page is hydrated: prerendered forms appear before their scripts.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False before hydration. Forms disable their button until then, or the browser would submit them itself. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
