// Reads text typed into a prerendered field before hydration.
import { useEffect, useRef, type RefObject } from 'react'

/** For a controlled field: reports its text once at hydration. Attach `ref` to the input. */
export function useEarlyInput(onFound: (text: string) => void): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current && ref.current.value !== ref.current.defaultValue) onFound(ref.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the moment it comes alive
  }, [])
  return ref
}
