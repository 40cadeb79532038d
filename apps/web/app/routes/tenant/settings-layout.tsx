// The sections of the company's settings, each with an address of its own.
import { useTenant } from '../../lib/company-context.tsx'
import { LinkRail } from '../../ui/tabs.tsx'
import { PageOutlet } from '../../ui/crash.tsx'

const SECTIONS = [
  { path: '', label: 'Company' },
  { path: '/depots', label: 'Depots' },
  { path: '/zones', label: 'Zones' },
  { path: '/addresses', label: 'Addresses' },
  { path: '/team', label: 'Team' },
  { path: '/planning', label: 'Planning rules' },
  { path: '/drivers', label: 'Drivers' },
  { path: '/recipients', label: 'Recipients' },
  { path: '/emails', label: 'Emails' },
  { path: '/plan', label: 'Plan and invoices' },
  { path: '/api-keys', label: 'API keys' },
  { path: '/webhooks', label: 'Webhooks' },
  { path: '/shops', label: 'Shops' },
  { path: '/audit', label: 'Audit log' },
  { path: '/archive', label: 'Archive' },
]

export default function SettingsLayout() {
  const { link } = useTenant()
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <LinkRail
        label="Settings"
        items={SECTIONS.map(({ path, label }) => ({
          to: link(`/tenant/settings${path}`),
          label,
          isEnd: path === '',
        }))}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PageOutlet />
      </div>
    </div>
  )
}
