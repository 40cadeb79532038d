// Sections of company settings, each with its own URL. Hides unreadable ones.
import { useLocation } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { refusalFor, type Needed } from '../../lib/permission.ts'
import { useUser } from '../../lib/session-context.ts'
import { sectionsWords as words } from '../../lib/words/sections.ts'
import { LinkRail } from '../../ui/tabs.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface Section {
  path: string
  name: Exclude<Parameters<typeof words>[0], 'notForRole'>
  /** Required right to read it; default every member. */
  needs?: Needed
}

const SECTIONS: readonly Section[] = [
  { path: '', name: 'company' },
  { path: '/depots', name: 'depots', needs: 'fleet:read' },
  { path: '/zones', name: 'zones', needs: 'fleet:read' },
  { path: '/addresses', name: 'addresses', needs: 'addresses:read' },
  { path: '/team', name: 'team' },
  { path: '/single-sign-on', name: 'singleSignOn', needs: 'admin' },
  { path: '/planning', name: 'planningRules' },
  { path: '/speeds', name: 'drivingSpeeds' },
  { path: '/drivers', name: 'drivers' },
  { path: '/recipients', name: 'recipients' },
  { path: '/emails', name: 'emails', needs: 'settings:write' },
  { path: '/plan', name: 'planAndInvoices' },
  { path: '/api-keys', name: 'apiKeys', needs: 'admin' },
  { path: '/webhooks', name: 'webhooks', needs: 'webhooks:read' },
  { path: '/order-fields', name: 'orderFields', needs: 'orders:read' },
  { path: '/order-form', name: 'orderForm', needs: 'orders:read' },
  { path: '/rates', name: 'rateCards', needs: 'orders:read' },
  { path: '/shops', name: 'shops', needs: 'webhooks:read' },
  { path: '/audit', name: 'auditLog', needs: 'audit:read' },
  { path: '/privacy', name: 'privacy', needs: 'persons:read' },
  { path: '/archive', name: 'archive', needs: 'admin' },
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
        label={words('settings')}
        items={SECTIONS.filter((section) => refusalOf(section) === null).map(({ path, name }) => ({
          to: link(`/tenant/settings${path}`),
          label: words(name),
          isEnd: path === '',
        }))}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {here && refusal !== null ? (
          <EmptyState title={words('notForRole', { section: words(here.name) })}>{refusal}</EmptyState>
        ) : (
          <PageOutlet />
        )}
      </div>
    </div>
  )
}
