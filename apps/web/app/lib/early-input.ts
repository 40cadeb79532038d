// What was typed into a prerendered field before its page came alive.
import { useEffect, useRef, type RefObject } from 'react'

/** For a controlled field: tells once what is in it when React takes it over. `ref` goes onto the input. */
export function useEarlyInput(onFound: (text: string) => void): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current && ref.current.value !== ref.current.defaultValue) onFound(ref.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the moment it comes alive
  }, [])
  return ref
}
