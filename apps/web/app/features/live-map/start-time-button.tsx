// Changes the start of a van that has not left. The server recomputes its times and checks its rules.
import { clockOf, instantOf, parseClock } from '@dropwise/contracts'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useMove } from './use-move.tsx'

interface StartingRoute {
  id: string
  number: number
  departAt: string
}

export function StartTimeButton({ route: { id, number, departAt } }: { route: StartingRoute }) {
  const { company, day } = useTenant()
  const move = useMove(day, `The start of R${number} was not changed`)
  const [start, setStart] = useState<string | null>(null)
  const seconds = start === null ? null : parseClock(start)
  function save(): void {
    if (seconds === null || start === null) return
    setStart(null)
    const at = instantOf(day, seconds, company.timeZone).toISOString()
    move.perform({ routeId: id, departAt: at }, () =>
      notify({ title: `R${number} leaves at ${start} or later`, detail: 'Its driver sees it now.' }),
    )
  }
  return (
    <>
      <Button
        size="s"
        icon={<Clock />}
        needs="plans:dispatch"
        disabled={move.isPending}
        onClick={() => setStart(clockOf(new Date(departAt), company.timeZone))}
      >
        Change start
      </Button>
      {start !== null && (
        <Dialog
          isOpen
          onClose={() => setStart(null)}
          title={`When R${number} leaves`}
          description="Its stops are timed anew, and rules that it breaks are named first."
          actions={
            <>
              <Button variant="secondary" onClick={() => setStart(null)}>
                Leave it as it is
              </Button>
              <Button variant="primary" disabled={seconds === null} onClick={save}>
                Change start
              </Button>
            </>
          }
        >
          <TimeField label="Leaves at" value={start} onChange={(event) => setStart(event.target.value)} />
        </Dialog>
      )}
      {move.question}
    </>
  )
}
