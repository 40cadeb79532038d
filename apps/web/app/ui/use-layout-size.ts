// Which of three layouts fits the window.
import { useSyncExternalStore } from 'react'

export type LayoutSize = 'phone' | 'tablet' | 'desk'

function read(): LayoutSize {
  if (matchMedia('(min-width: 1100px)').matches) return 'desk'
  return matchMedia('(min-width: 700px)').matches ? 'tablet' : 'phone'
}
function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Breakpoints of app.css: 700 and 1100 px. */
export function useLayoutSize(): LayoutSize {
  return useSyncExternalStore(subscribe, read, () => 'desk')
}
