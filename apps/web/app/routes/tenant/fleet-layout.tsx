// Sections of the fleet, each with its own URL: vehicles, their work orders, fuel and incidents.
import { useTenant } from '../../lib/company-context.tsx'
import { frameWords as words } from '../../lib/words/frame.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import { LinkRail } from '../../ui/tabs.tsx'
import { useWords } from '../../lib/words.ts'
import { fleetWords } from '../../lib/words/fleet.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { fleetFormsWords } from '../../lib/words/fleet-forms.ts'
import { upkeepWords } from '../../lib/words/upkeep.ts'

const SECTIONS = [
  { path: '', label: 'vehicles' },
  { path: '/work', label: 'workOrders' },
  { path: '/fuel', label: 'fuel' },
  { path: '/incidents', label: 'incidents' },
] as const

export default function FleetLayout() {
  const { link } = useTenant()
  const hasWords = [useWords(fleetWords), useWords(fleetFormsWords), useWords(upkeepWords)].every(Boolean)
  if (!hasWords) return <PageSpinner />
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LinkRail
        isAbove
        label={words('fleet')}
        items={SECTIONS.map(({ path, label }) => ({
          to: link(`/tenant/fleet${path}`),
          label: fleetWords(label),
          isEnd: path === '',
        }))}
      />
      <PageOutlet />
    </div>
  )
}
