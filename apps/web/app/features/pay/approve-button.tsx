// Approves statements after a question that says what it ends.
import type { PayStatementItem } from '@dropwise/contracts'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { moneyWithCents } from '../../lib/format.ts'
import { payWords as words } from '../../lib/words/pay.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { notify } from '../../ui/toasts.tsx'
import { monthName } from '../../ui/pay/month-stepper.tsx'
import { useApprove } from './api.ts'

type Approvable = Pick<PayStatementItem, 'driver' | 'month' | 'currency' | 'totalMinor'>

export function ApproveButton({ statements }: { statements: readonly Approvable[] }) {
  const approve = useApprove()
  const [isAsking, setAsking] = useState(false)
  const [first] = statements
  if (!first) return null
  const totalMinor = statements.reduce((sum, statement) => sum + statement.totalMinor, 0)
  const run = () =>
    approve.mutate(
      { month: first.month, driverIds: statements.map(({ driver }) => driver.id), totalMinor },
      {
        onSuccess: () => notify({ title: words('approvedNotice', { month: monthName(first.month) }) }),
        onError: (error) => {
          const { message, hint } = describeError(error)
          notify({ title: message, detail: hint ?? '', tone: 'bad' })
        },
      },
    )
  return (
    <>
      <Button variant="primary" needs="pay:write" className="max-md:h-11" onClick={() => setAsking(true)}>
        {words('approve')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('approveQuestion', { month: monthName(first.month) })}
        description={words('approveEffect', {
          count: statements.length,
          amount: moneyWithCents(totalMinor, first.currency),
        })}
        confirmLabel={words('approve')}
        isDangerous={false}
        onConfirm={() => {
          setAsking(false)
          run()
        }}
      />
    </>
  )
}
