// Reminders above a list, each with a link.
import type { Warning } from '../../lib/data/fleet-warnings.ts'
import { UnservedMark } from '../../ui/plate.tsx'
import { Button } from '../../ui/button.tsx'
import { fleetWords as words } from '../../lib/words/fleet.ts'

/** The rest is counted. */
const SHOWN = 3

export function WarningBar({
  warnings,
  onOpen,
}: {
  warnings: readonly Warning[]
  onOpen: (id: string) => void
}) {
  if (warnings.length === 0) return null
  const more = warnings.length - SHOWN
  return (
    <section
      aria-label={words('reminders')}
      className="flex flex-wrap items-center gap-x-6 gap-y-1.5 border-b border-line bg-signal-wash px-4 py-2 text-2 md:px-7"
    >
      {warnings.slice(0, SHOWN).map(({ id, text }) => (
        <span key={text} className="flex items-center gap-2">
          <UnservedMark size={14} />
          {text}
          <Button size="s" onClick={() => onOpen(id)}>
            {words('openRow')}
          </Button>
        </span>
      ))}
      {more > 0 && <span className="text-ink-2">{words('andMore', { count: more })}</span>}
    </section>
  )
}
