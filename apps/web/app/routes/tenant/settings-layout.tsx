// Sections of company settings, each with its own URL. Hides unreadable ones.
import { useLocation } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { refusalFor, type Needed } from '../../lib/permission.ts'
import { useUser } from '../../lib/session-context.ts'
import { LinkRail } from '../../ui/tabs.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface Section {
  path: string
  label: string
  /** Required right to read it; default every member. */
  needs?: Needed
}

const SECTIONS: readonly Section[] = [
  { path: '', label: 'Company' },
  { path: '/depots', label: 'Depots', needs: 'fleet:read' },
  { path: '/zones', label: 'Zones', needs: 'fleet:read' },
  { path: '/addresses', label: 'Addresses', needs: 'addresses:read' },
  { path: '/team', label: 'Team' },
  { path: '/planning', label: 'Planning rules' },
  { path: '/drivers', label: 'Drivers' },
  { path: '/recipients', label: 'Recipients' },
  { path: '/emails', label: 'Emails', needs: 'settings:write' },
  { path: '/plan', label: 'Plan and invoices' },
  { path: '/api-keys', label: 'API keys', needs: 'admin' },
  { path: '/webhooks', label: 'Webhooks', needs: 'webhooks:read' },
  { path: '/shops', label: 'Shops', needs: 'webhooks:read' },
  { path: '/audit', label: 'Audit log', needs: 'audit:read' },
  { path: '/privacy', label: 'Privacy', needs: 'persons:read' },
  { path: '/archive', label: 'Archive', needs: 'admin' },
]

export default function SettingsLayout() {
  const { link } = useTenant()
  const user = useUser()
  const { pathname } = useLocation()
  const refusalOf = ({ needs }: Section) => (needs ? refusalFor(needs, user) : null)
  const here = SECTIONS.find(({ path }) => path !== '' && pathname === `/tenant/settings${path}`)
  const refusal = here ? refusalOf(here) : null
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <LinkRail
        label="Settings"
        items={SECTIONS.filter((section) => refusalOf(section) === null).map(({ path, label }) => ({
          to: link(`/tenant/settings${path}`),
          label,
          isEnd: path === '',
        }))}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {here && refusal !== null ? (
          <EmptyState title={`${here.label}: not for your role`}>{refusal}</EmptyState>
        ) : (
          <PageOutlet />
        )}
      </div>
    </div>
  )
}
