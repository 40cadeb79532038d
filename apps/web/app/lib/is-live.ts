// Whether the page has come alive: prerendered forms are on screen before their scripts are.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page. A form that cannot be sent yet keeps its button off: else the browser would send it by itself. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
