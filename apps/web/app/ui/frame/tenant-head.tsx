// Head of the Fleet Management Dashboard: title, Sign Out, six tabs that are the same pages as the rail's.
import { LogOut } from 'lucide-react'
import { Button } from '../button.tsx'
import { LinkTabs } from '../tabs.tsx'

export function TenantHead({
  title,
  link,
  onSignOut,
}: {
  title: string
  link: (path: string) => string
  onSignOut: () => void
}) {
  const tabs = [
    { to: link('/tenant'), label: 'Overview', isEnd: true },
    { to: link('/tenant/fleet'), label: 'Fleet' },
    { to: link('/tenant/drivers'), label: 'Drivers' },
    { to: link('/tenant/routes'), label: 'Routes' },
    { to: link('/tenant/analytics'), label: 'Analytics' },
    { to: link('/tenant/settings'), label: 'Settings' },
  ]
  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center justify-between px-4 pt-1 md:px-7">
        <h1 className="text-4">{title}</h1>
        <Button variant="quiet" icon={<LogOut />} onClick={onSignOut} className="max-md:hidden">
          Sign Out
        </Button>
      </header>
      <LinkTabs label="Fleet Management Dashboard" items={tabs} />
    </>
  )
}
