// The driver's other screens, loaded on demand so that the next stop shows early; the phone caches their
// code.
import { RotateCw } from 'lucide-react'
import { driverWords as words } from '../../lib/words/driver.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { loadLater } from './later.tsx'
import { readFormWords } from './read-form-words.ts'
import { ActionBar, BackHead, Body, MainAction } from './parts.tsx'
import { useView } from './use-view.ts'

const NotYet = () => (
  <p role="status" className="px-4 pt-5 text-3">
    {words('notOnPhoneMore')}
  </p>
)

function NotOnThisPhone({ again }: { again: (() => void) | null }) {
  const { stop, open } = useView()
  return (
    <>
      <BackHead title={words('notOnPhone')} onBack={() => open({ stop })} />
      <Body>
        <NotYet />
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

/** Loads a form together with its texts, so that its language does not change while somebody reads it. */
async function withWords<Part>(reading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([reading, readFormWords()])
  return part
}

export const StopForm = loadLater(async () => (await withWords(import('./stop-form.tsx'))).StopForm, place)
export const VehicleCheckView = loadLater(
  async () => (await withWords(import('./vehicle-check/vehicle-check-view.tsx'))).VehicleCheckView,
  place,
)
export const OrderView = loadLater(
  async () => (await withWords(import('./order/order-view.tsx'))).OrderView,
  place,
)
export const MessagesView = loadLater(
  async () => (await withWords(import('./messages-view.tsx'))).MessagesView,
  place,
)
export const DispatchView = loadLater(
  async () => (await withWords(import('./messages-view.tsx'))).DispatchView,
  place,
)
export const LoadView = loadLater(async () => (await withWords(import('./load-view.tsx'))).LoadView, place)
export const FuelView = loadLater(
  async () => (await withWords(import('./report/fuel-view.tsx'))).FuelView,
  place,
)
export const IncidentView = loadLater(
  async () => (await withWords(import('./report/incident-view.tsx'))).IncidentView,
  place,
)
/** Not fetched ahead: it needs a connection anyway. */
export const PayView = loadLater(async () => {
  const [{ PayView: View }, { payWords }] = await Promise.all([
    import('./pay-view.tsx'),
    import('../../lib/words/pay.ts'),
  ])
  await payWords.arrival()
  return View
}, place)
export const BalanceView = loadLater(async () => {
  const [{ BalanceView: View }, { fairnessWords }] = await Promise.all([
    import('./balance-view.tsx'),
    import('../../lib/words/fairness.ts'),
  ])
  await fairnessWords.arrival()
  return View
}, place)
/** For a part of the screen: the head and the button work before it has loaded. */
const part = { waiting: <Waiting />, missing: () => <NotYet /> }

export const ListView = loadLater(async () => (await import('./list-view.tsx')).ListView, part)
export const EndView = loadLater(async () => (await withWords(import('./end-view.tsx'))).EndView, part)

export const NextShiftRow = loadLater(
  async () => (await withWords(import('./next-shift-row.tsx'))).NextShiftRow,
)

export const WaitingView = loadLater(
  async () => (await withWords(import('./waiting-view.tsx'))).WaitingView,
  place,
)

/** Without a service worker they load with the first screen, because the next door may be offline. */
if (typeof navigator !== 'undefined' && !navigator.serviceWorker?.controller)
  for (const { bring } of [
    StopForm,
    VehicleCheckView,
    OrderView,
    MessagesView,
    DispatchView,
    LoadView,
    FuelView,
    IncidentView,
    ListView,
    EndView,
    WaitingView,
  ])
    bring().catch(() => {})
