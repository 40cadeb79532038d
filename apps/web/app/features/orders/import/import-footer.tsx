// Buttons of an import: next step, or what blocks it.
import { useNavigate } from 'react-router'
import { missingColumns } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { count, dayShort } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadRejected } from './download-rejected.ts'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

export function ImportFooter({ controls, onClose }: { controls: ImportControls; onClose: () => void }) {
  if (controls.step === 'columns') return <ColumnsFooter controls={controls} />
  if (controls.step === 'check') return <CheckFooter controls={controls} />
  return <DoneFooter days={controls.days.map(({ date }) => date)} onClose={onClose} />
}

function ColumnsFooter({ controls }: { controls: ImportControls }) {
  return (
    <div className="flex justify-end">
      <Button
        variant="primary"
        disabled={missingColumns(controls.draft?.mapping ?? {}).length > 0}
        onClick={() => controls.setStep('check')}
      >
        {words('checkRows')}
      </Button>
    </div>
  )
}

function CheckFooter({ controls }: { controls: ImportControls }) {
  const { ready, problems, fileProblems, run, isStoring, isChecking } = controls
  const bad = [...problems.keys()]
  const isWaiting = isStoring || isChecking
  const canImportAll =
    bad.length === 0 && fileProblems.length === 0 && ready > 0 && controls.checkError === null
  return (
    <div className="flex items-center gap-3 max-md:flex-col-reverse max-md:items-stretch">
      <CheckStatus controls={controls} bad={bad.length} />
      {bad.length > 0 && ready > 0 && fileProblems.length === 0 && (
        <Button
          className="max-md:h-11"
          needs="orders:write"
          disabled={isWaiting}
          onClick={() => void run(bad)}
        >
          {words('skipAndImport', { skipped: count(bad.length), ready: count(ready) })}
        </Button>
      )}
      <Button
        variant="primary"
        className="max-md:h-11"
        needs="orders:write"
        disabled={isWaiting || !canImportAll}
        onClick={() => void run([])}
      >
        {isStoring ? words('importing') : words('importCount', { count: count(ready) })}
      </Button>
    </div>
  )
}

function CheckStatus({ controls, bad }: { controls: ImportControls; bad: number }) {
  const skipped = controls.draft?.skipped ?? new Set<number>()
  return (
    <div className="min-w-0 flex-1 text-1 text-ink-2">
      {bad > 0 ? (
        <>
          {words('nothingUntilFixed')}
          <br />
          <button type="button" className="text-link" onClick={() => downloadRejected(controls)}>
            {words('downloadWithReasons', { count: bad })}
          </button>
        </>
      ) : skipped.size > 0 ? (
        <>
          {words('rowsSkipped', { count: skipped.size })}{' '}
          <button type="button" className="text-link" onClick={() => controls.skip([...skipped], false)}>
            {words('restore')}
          </button>
        </>
      ) : (
        words('allReady')
      )}
    </div>
  )
}

function DoneFooter({ days, onClose }: { days: readonly string[]; onClose: () => void }) {
  const { day, setDay } = useTenant()
  const navigate = useNavigate()
  const planDay = days.includes(day) ? day : (days[0] ?? day)
  return (
    <div className="flex justify-end gap-2">
      <Button
        onClick={() => {
          onClose()
          if (planDay !== day) setDay(planDay)
        }}
      >
        {planDay === day ? words('showOrders') : words('showDay', { day: dayShort(planDay) })}
      </Button>
      <Button variant="primary" onClick={() => void navigate(`/tenant/plan?day=${planDay}`)}>
        {words('planDay', { day: dayShort(planDay) })}
      </Button>
    </div>
  )
}
