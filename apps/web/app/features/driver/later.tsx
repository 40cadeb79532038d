// A part of the driver's app whose code comes when it is shown. Where it does not come the rest goes on, and it is asked for again.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** What is shown in its place. `again` asks once more; it is null while the answer is awaited. */
interface Meanwhile {
  waiting?: ReactNode
  missing?: (again: (() => void) | null) => ReactNode
  /** The page may begin afresh for it: nothing that is typed stands beside it. */
  mayRestart?: boolean
}

type State = 'waiting' | 'missing' | 'asked_again'

/**
 * Some browsers keep a failed import for as long as the page lives. Once the server answers, a fresh page has the part: what was
 * done is on the phone, and the link says which screen is open.
 */
async function restartIfReachable(): Promise<void> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  if (answer.ok) window.location.reload()
}

/**
 * `lazy` keeps a failure for ever and takes the whole page down with it. This asks again: on a tap, and by itself as soon as
 * there is a network. `bring` reads the code ahead of its time.
 */
export function later<Props extends object>(
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
      let isGone = false
      bring()
        .then((View) => !isGone && setHere(() => View))
        .catch(async () => {
          if (mayRestart && state === 'asked_again') await restartIfReachable().catch(() => {})
          if (!isGone) setState('missing')
        })
      return () => {
        isGone = true
      }
    }, [Here, state])
    useEffect(() => {
      const again = () => setState((old) => (old === 'missing' ? 'asked_again' : old))
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [])
    if (Here) return <Here {...props} />
    if (state === 'waiting') return waiting
    return missing(state === 'missing' ? () => setState('asked_again') : null)
  }
  return Object.assign(Later, { bring })
}
