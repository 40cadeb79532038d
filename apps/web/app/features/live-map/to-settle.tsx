// Stops of finished routes without an outcome. Renders nothing without any.
import { memo } from 'react'
import { CircleCheck } from 'lucide-react'
import { liveWords } from '../../lib/words/live.ts'
import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Count } from '../../ui/tag.tsx'
import type { StopOfVan } from './day.ts'
import { useRemedy } from './remedy.ts'

export const ToSettle = memo(function ToSettle({ stops }: { stops: readonly StopOfVan[] }) {
  const [, openRemedy] = useRemedy()
  if (stops.length === 0) return null
  return (
    <section aria-label={liveWords('toSettle')} className="border-b border-line-2">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        {liveWords('toSettle')} <Count value={stops.length} />
        <span className="ms-auto text-1 font-text tracking-normal text-ink-2">
          {liveWords('routeIsOver')}
        </span>
      </h2>
      <ul>
        {stops.map(({ stop, van }) => (
          <li key={stop.id} className="flex items-center gap-3 border-b border-line px-3 py-2">
            <Plate number={van.route.number} />
            <span className="min-w-0 flex-1 truncate text-2">
              {liveWords('stopAndRecipient', { sequence: stop.sequence, recipient: stop.recipient })}
            </span>
            <Button
              size="s"
              icon={<CircleCheck />}
              needs="plans:dispatch"
              onClick={() => openRemedy({ kind: 'end', orderId: stop.orderId })}
            >
              {liveWords('mark')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
})
