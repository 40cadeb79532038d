// Loads a part of the driver's app on demand. If loading fails, the rest works, and it retries.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Placeholder. `again` retries; null while loading. */
interface Meanwhile {
  waiting?: ReactNode
  missing?: (again: (() => void) | null) => ReactNode
  /** True when a reload loses no typed text. */
  mayRestart?: boolean
}

type State = 'waiting' | 'missing' | 'asked_again'

/**
 * Some browsers cache a failed import for the page's lifetime. Once the server responds, a reload gets the
 * part; stored events and URL restore the state.
 */
async function restartIfReachable(): Promise<void> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  if (answer.ok) window.location.reload()
}

/**
 * `lazy` caches a failure forever and crashes the page. This retries on a tap, and when the network returns.
 * `bring` preloads the code.
 */
export function loadLater<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { waiting = null, missing = () => null, mayRestart = false }: Meanwhile = {},
) {
  let here: ComponentType<Props> | undefined
  const bring = async (): Promise<ComponentType<Props>> => (here ??= await read())

  function Later(props: Props) {
    const [Here, setHere] = useState<ComponentType<Props> | undefined>(() => here)
    const [state, setState] = useState<State>('waiting')
    useEffect(() => {
      if (Here || state === 'missing') return
      let isUnmounted = false
      bring()
        .then((View) => !isUnmounted && setHere(() => View))
        .catch(async () => {
          if (mayRestart && state === 'asked_again') await restartIfReachable().catch(() => {})
          if (!isUnmounted) setState('missing')
        })
      return () => {
        isUnmounted = true
      }
    }, [Here, state])
    useEffect(() => {
      const loadAgain = () => setState((old) => (old === 'missing' ? 'asked_again' : old))
      window.addEventListener('online', loadAgain)
      return () => window.removeEventListener('online', loadAgain)
    }, [])
    if (Here) return <Here {...props} />
    if (state === 'waiting') return waiting
    return missing(state === 'missing' ? () => setState('asked_again') : null)
  }
  return Object.assign(Later, { bring })
}
