// Sections of the fleet, each with its own URL: vehicles, their work orders, fuel and incidents.
import { useTenant } from '../../lib/company-context.tsx'
import { frameWords as words } from '../../lib/words/frame.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import { LinkRail } from '../../ui/tabs.tsx'

const SECTIONS = [
  { path: '', label: 'Vehicles' },
  { path: '/work', label: 'Work orders' },
  { path: '/fuel', label: 'Fuel' },
  { path: '/incidents', label: 'Incidents' },
]

export default function FleetLayout() {
  const { link } = useTenant()
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LinkRail
        isAbove
        label={words('fleet')}
        items={SECTIONS.map(({ path, label }) => ({
          to: link(`/tenant/fleet${path}`),
          label,
          isEnd: path === '',
        }))}
      />
      <PageOutlet />
    </div>
  )
}
