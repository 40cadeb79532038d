// The driver's other screens, loaded on demand so that the next stop shows early; the phone caches their
// code.
import { RotateCw } from 'lucide-react'
import { driverWords as words } from '../../lib/words/driver.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { later } from './later.tsx'
import { ActionBar, BackHead, Body, MainAction } from './parts.tsx'
import { useView } from './use-view.ts'

function NotOnThisPhone({ again }: { again: (() => void) | null }) {
  const { stop, open } = useView()
  return (
    <>
      <BackHead title={words('notOnPhone')} onBack={() => open({ stop })} />
      <Body>
        <p role="status" className="px-4 pt-5 text-3">
          {words('notOnPhoneMore')}
        </p>
      </Body>
      <ActionBar>
        <MainAction disabled={again === null} onClick={again ?? undefined}>
          <RotateCw className="size-5" aria-hidden /> {words(again ? 'tryAgain' : 'trying')}
        </MainAction>
      </ActionBar>
    </>
  )
}

const Waiting = () => <SkeletonRows rows={8} height={56} label={words('loading')} />

const place = {
  waiting: <Waiting />,
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
