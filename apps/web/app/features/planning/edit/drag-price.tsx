// At the end of a row: the effect of dropping the stop there.
import { useTenant } from '../../../lib/company-context.tsx'
import { planWords as words } from '../../../lib/words/plan.ts'
import type { RowDrag } from './drag-store.ts'
import { brokenText, minutesText, moneyText } from './price-text.ts'

export function DragPrice({ drag, isLocked = false }: { drag: RowDrag; isLocked?: boolean }) {
  const { company } = useTenant()
  if (isLocked)
    return (
      <span className="text-ink-3" data-price>
        {words('lockedLower')}
      </span>
    )
  if (!drag.offer) return null
  const broken = brokenText(drag.offer, company)
  if (broken)
    return (
      <span className="font-bold whitespace-nowrap text-bad-ink" data-price>
        {broken}
      </span>
    )
  return (
    <span className="whitespace-nowrap" data-price>
      {minutesText(drag.offer.duration)}{' '}
      <span className="text-ink-3">{moneyText(drag.offer.cost, company.currency)}</span>
    </span>
  )
}
