// The selection that list, map and timeline share. The URL keeps the selection; the hovered stop or route is
// `data-hot` on its elements, set without rendering React.
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useSetUrlParams } from '../../lib/url-state.ts'

export interface Selection {
  route: number | null
  stop: string | null
  select: (next: { route?: number | null; stop?: string | null }) => void
}

/** Selected route (`?route=7`) and stop (`?stop=<order id>`). */
export function useSelection(): Selection {
  const [params] = useSearchParams()
  const setParams = useSetUrlParams()
  const route = Number(params.get('route')) || null
  const stop = params.get('stop')
  const select = useCallback(
    (next: { route?: number | null; stop?: string | null }) =>
      setParams(
        Object.fromEntries(Object.entries(next).map(([name, value]) => [name, value?.toString() ?? null])),
      ),
    [setParams],
  )
  return useMemo(() => ({ route, stop, select }), [route, stop, select])
}

export interface HotStore {
  get: () => string | null
  set: (stop: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** Store of the stop under the pointer. */
export function useHotStore(): HotStore {
  const [store] = useState(createHotStore)
  return store
}

function createHotStore(): HotStore {
  let hot: string | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => hot,
    set: (stop) => {
      if (stop === hot) return
      hot = stop
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The hover key of a whole route. */
export const hotRoute = (number: number): string => `route ${number}`
/** The route number in a hover key; null for a stop. */
export const routeOfHot = (hot: string | null): number | null =>
  hot?.startsWith('route ') ? Number(hot.slice('route '.length)) : null

/** The stop under the pointer, for the map. */
export function useHot(store: HotStore): string | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}

/**
 * Marks all elements below `root` that belong to the hovered stop or route, and the rows of that stop's
 * route.
 */
export function useHotMarks(
  store: HotStore,
  root: React.RefObject<HTMLElement | null>,
  routeOf: (stop: string) => number | undefined,
): void {
  const numberOf = useEffectEvent(routeOf)
  useEffect(() => {
    let marked: Element[] = []
    return store.subscribe(() => {
      for (const element of marked) element.removeAttribute('data-hot')
      const hot = store.get()
      marked = hot && root.current ? [...root.current.querySelectorAll(namesOf(hot, numberOf(hot)))] : []
      for (const element of marked) element.setAttribute('data-hot', 'true')
    })
  }, [store, root])
}

function namesOf(hot: string, route: number | undefined): string {
  const id = CSS.escape(hot)
  const names = [`[data-stop="${id}"]`, `[data-row="${id}"]`]
  return (route === undefined ? names : [...names, `[data-stop="${CSS.escape(hotRoute(route))}"]`]).join()
}

/** Handlers that report hovering over an element as its stop. */
export function hotProps(
  store: HotStore,
  stop: string,
): { 'data-stop': string; onPointerEnter: () => void; onPointerLeave: () => void } {
  return { 'data-stop': stop, onPointerEnter: () => store.set(stop), onPointerLeave: () => store.set(null) }
}
