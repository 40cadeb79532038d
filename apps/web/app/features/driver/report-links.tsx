// Ways to what belongs to no stop: a fill, an incident, the driver's pay and balance.
import { Banknote, Fuel, Scale, TriangleAlert } from 'lucide-react'
import { driverWords as words } from '../../lib/words/driver.ts'
import type { Place } from './use-view.ts'

const LINK = 'flex h-14 w-full items-center gap-3 border-b border-line px-4 text-3 font-mid'

export function ReportLinks({ open }: { open: (place: Partial<Place>) => void }) {
  return (
    <>
      <button type="button" onClick={() => open({ view: 'fuel' })} className={LINK}>
        <Fuel className="size-5" aria-hidden /> {words('refuelled')}
      </button>
      <button type="button" onClick={() => open({ view: 'incident' })} className={LINK}>
        <TriangleAlert className="size-5" aria-hidden /> {words('reportIncident')}
      </button>
      <button type="button" onClick={() => open({ view: 'pay' })} className={LINK}>
        <Banknote className="size-5" aria-hidden /> {words('myPay')}
      </button>
      <button type="button" onClick={() => open({ view: 'balance' })} className={LINK}>
        <Scale className="size-5" aria-hidden /> {words('myBalance')}
      </button>
    </>
  )
}
