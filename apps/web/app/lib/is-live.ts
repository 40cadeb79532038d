// Tells whether the page is hydrated: prerendered forms appear before their scripts.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False before hydration. Buttons are disabled until then (ui/button.tsx): they would do nothing, and the browser would
 * submit forms itself.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
