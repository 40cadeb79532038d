// The driver's other screens, loaded on demand so that the next stop shows early; the phone caches their
// code.
import { RotateCw } from 'lucide-react'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { later } from './later.tsx'
import { ActionBar, BackHead, Body, MainAction } from './parts.tsx'
import { useView } from './use-view.ts'

function NotOnThisPhone({ again }: { again: (() => void) | null }) {
  const { stop, open } = useView()
  return (
    <>
      <BackHead title="Not on this phone yet" onBack={() => open({ stop })} />
      <Body>
        <p role="status" className="px-4 pt-5 text-3">
          The network went before your phone had this screen. It comes by itself once there is a network. What
          you have already entered is kept.
        </p>
      </Body>
      <ActionBar>
        <MainAction disabled={again === null} onClick={again ?? undefined}>
          <RotateCw className="size-5" aria-hidden /> {again ? 'Try again' : 'Trying'}
        </MainAction>
      </ActionBar>
    </>
  )
}

const place = {
  waiting: <SkeletonRows rows={8} height={56} label="Loading" />,
  missing: (again: (() => void) | null) => <NotOnThisPhone again={again} />,
  mayRestart: true,
}

export const StopForm = later(async () => (await import('./stop-form.tsx')).StopForm, place)
export const VehicleCheckView = later(
  async () => (await import('./vehicle-check/vehicle-check-view.tsx')).VehicleCheckView,
  place,
)
export const OrderView = later(async () => (await import('./order/order-view.tsx')).OrderView, place)
export const MessagesView = later(async () => (await import('./messages-view.tsx')).MessagesView, place)

/** Without a service worker they load with the first screen, because the next door may be offline. */
if (typeof navigator !== 'undefined' && !navigator.serviceWorker?.controller)
  for (const { bring } of [StopForm, VehicleCheckView, OrderView, MessagesView]) bring().catch(() => {})
