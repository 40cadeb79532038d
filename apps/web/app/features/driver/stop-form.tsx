// The screen to end a stop, or to write to dispatch.
import type { DriverDay, DriverRoute, DriverStop } from '@dropwise/contracts'
import { NoteView } from './note-view.tsx'
import { ProofView } from './proof/proof-view.tsx'
import { ReasonView } from './proof/reason-view.tsx'
import type { Driver } from './use-driver.ts'
import type { DriverView, Place } from './use-view.ts'

export type StopFormView = Extract<DriverView, 'deliver' | 'partly' | 'failed' | 'returned' | 'note'>

export function StopForm({
  view,
  route,
  stop,
  day,
  driver,
  open,
}: {
  view: StopFormView
  route: DriverRoute
  stop: DriverStop
  day: DriverDay
  driver: Driver
  open: (place: Partial<Place>) => void
}) {
  const backToStop = () => open({ stop: stop.orderId })
  const ends = { stop, tell: driver.tell, onBack: backToStop, onDone: () => open({}) }
  const reasonsFor = (kind: 'partly_delivered' | 'failed' | 'returned') =>
    day.reasons.filter(({ kinds }) => kinds.includes(kind))
  if (view === 'note') return <NoteView stop={stop} tell={driver.tell} onBack={backToStop} />
  if (view === 'failed' || view === 'returned')
    return <ReasonView kind={view} reasons={reasonsFor(view)} {...ends} />
  return (
    <ProofView
      kind={view === 'partly' ? 'partly_delivered' : 'delivered'}
      company={day.company}
      route={route}
      reasons={reasonsFor('partly_delivered')}
      {...ends}
    />
  )
}
