// Changes the start of a van that has not left. The server recomputes its times and checks its rules.
import { clockOf, instantOf, parseClock } from '@dropwise/contracts'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clockText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
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
  const move = useMove(day, liveWords('startNotChanged', { number }))
  const [start, setStart] = useState<string | null>(null)
  const seconds = start === null ? null : parseClock(start)
  function save(): void {
    if (seconds === null || start === null) return
    setStart(null)
    const at = instantOf(day, seconds, company.timeZone).toISOString()
    move.perform({ routeId: id, departAt: at }, () =>
      notify({
        title: liveWords('leavesAtOrLater', { number, time: clockText(start) }),
        detail: liveWords('itsDriverSees'),
      }),
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
        {liveWords('changeStart')}
      </Button>
      {start !== null && (
        <Dialog
          isOpen
          onClose={() => setStart(null)}
          title={liveWords('whenLeaves', { number })}
          description={liveWords('whenLeavesMore')}
          actions={
            <>
              <Button variant="secondary" onClick={() => setStart(null)}>
                {liveWords('leaveItAsIs')}
              </Button>
              <Button variant="primary" disabled={seconds === null} onClick={save}>
                {liveWords('changeStart')}
              </Button>
            </>
          }
        >
          <TimeField
            label={liveWords('leavesAt')}
            value={start}
            onChange={(event) => setStart(event.target.value)}
          />
        </Dialog>
      )}
      {move.question}
    </>
  )
}
