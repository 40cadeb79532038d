// The driver's own statement of a month. Needs a connection: figures come from the server.
import { payStatement } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { dayOf } from '../../lib/format.ts'
import { useToday } from '../../lib/today.ts'
import { payWords as words } from '../../lib/words/pay.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { MonthStepper } from '../../ui/pay/month-stepper.tsx'
import { StatementLines } from '../../ui/pay/statement-lines.tsx'
import { BackHead, Body } from './parts.tsx'

export function PayView({ timeZone, onBack }: { timeZone: string; onBack: () => void }) {
  const thisMonth = useToday(timeZone).slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const query = useQuery({
    queryKey: ['own-pay', month],
    queryFn: ({ signal }) => callApi('/driver/pay', payStatement, { query: { month }, signal }),
    staleTime: 60_000,
  })
  return (
    <>
      <BackHead title={words('pay')} onBack={onBack} />
      <Body className="px-4 py-3">
        <MonthStepper month={month} last={thisMonth} onChange={setMonth} />
        <Loaded query={query} what={words('pay')} rows={6}>
          {(statement) => (
            <>
              <p className="py-2 text-3 text-ink-2">
                {statement.approvedAt === null
                  ? words('openIncomplete')
                  : words('approvedOn', { day: dayOf(statement.approvedAt) })}
              </p>
              {statement.days.length + statement.corrections.length === 0 ? (
                <p className="text-3 text-ink-2">{words('nobodyDrove')}</p>
              ) : (
                <StatementLines statement={statement} />
              )}
            </>
          )}
        </Loaded>
      </Body>
    </>
  )
}
