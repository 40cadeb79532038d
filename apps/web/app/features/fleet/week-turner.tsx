// The week on screen, with previous and next.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dayOfMonth } from '../../lib/format.ts'
import { IconButton } from '../../ui/button.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

export function WeekTurner({ days, onTurn }: { days: readonly string[]; onTurn: (weeks: number) => void }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <span className="flex items-center gap-1">
      <IconButton label={words('weekBefore')} onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <span className="text-2 font-mid whitespace-nowrap tabular-nums" role="status">
        <bdi>{dayOfMonth(first)}</bdi>-<bdi>{dayOfMonth(last)}</bdi>
      </span>
      <IconButton label={words('weekAfter')} onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
    </span>
  )
}
