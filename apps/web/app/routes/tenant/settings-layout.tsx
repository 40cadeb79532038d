// The sections of the company's settings, each with an address of its own.
import { Outlet } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { LinkTabs } from '../../ui/tabs.tsx'

export default function SettingsLayout() {
  const { link } = useTenant()
  return (
    <>
      <LinkTabs
        label="Settings"
        items={[
          { to: link('/tenant/settings'), label: 'Company', isEnd: true },
          { to: link('/tenant/settings/team'), label: 'Team' },
          { to: link('/tenant/settings/drivers'), label: 'Drivers' },
          { to: link('/tenant/settings/recipients'), label: 'Recipients' },
          { to: link('/tenant/settings/plan'), label: 'Plan' },
          { to: link('/tenant/settings/api-keys'), label: 'API keys' },
          { to: link('/tenant/settings/webhooks'), label: 'Webhooks' },
          { to: link('/tenant/settings/audit'), label: 'Audit log' },
          { to: link('/tenant/settings/archive'), label: 'Archive' },
        ]}
      />
      <div className="flex min-h-0 flex-1 flex-col">
        <Outlet />
      </div>
    </>
  )
}
