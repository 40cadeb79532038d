// The open screen of the driver's app, in the URL so that Back works.
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

export type DriverView =
  | 'list'
  | 'order'
  | 'waiting'
  | 'end'
  | 'check'
  | 'deliver'
  | 'partly'
  | 'failed'
  | 'returned'
  | 'note'
  | 'messages'
  | 'dispatch'
  | 'load'
  | 'fuel'
  | 'incident'
  | 'pay'
  | 'balance'
const VIEWS: readonly DriverView[] = [
  'list',
  'order',
  'waiting',
  'end',
  'check',
  'deliver',
  'partly',
  'failed',
  'returned',
  'note',
  'messages',
  'dispatch',
  'load',
  'fuel',
  'incident',
  'pay',
  'balance',
]

export interface Place {
  view: DriverView | null
  /** Order of the stop viewed instead of the next one. */
  stop: string | null
}

export function useView() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const requestedView = params.get('view')
  const place: Place = {
    view: VIEWS.find((view) => view === requestedView) ?? null,
    stop: params.get('stop'),
  }
  const route = params.get('route')
  const open = useCallback(
    ({ view = null, stop = null }: Partial<Place>) => {
      const next = new URLSearchParams()
      if (route) next.set('route', route)
      if (view) next.set('view', view)
      if (stop) next.set('stop', stop)
      void navigate({ search: next.toString() })
    },
    [navigate, route],
  )
  return { ...place, open }
}
