import { useEffect, useRef } from 'react'

/** Runs when the browser's Back shows the page from its cache, as it was left. */
export function useRestored(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && latest.current()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
