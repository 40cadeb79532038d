// A part of the driver's app whose code comes when it is shown. Where it does not come the rest goes on, and it is asked for again.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** What is shown in its place. `again` asks once more; it is null while the answer is awaited. */
interface Meanwhile {
  waiting?: ReactNode
  missing?: (again: (() => void) | null) => ReactNode
}

type State = 'waiting' | 'missing' | 'asked_again'

/**
 * `lazy` keeps a failure for ever and takes the whole page down with it. This asks again: on a tap, and by itself as soon as
 * there is a network. `bring` reads the code ahead of its time.
 */
export function later<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { waiting = null, missing = () => null }: Meanwhile = {},
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
        .catch(() => !isGone && setState('missing'))
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
