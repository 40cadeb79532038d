// The owner's portal: owners only, others go to their own area (requirement 2.2-3).
import {
  Activity,
  Building2,
  CircleHelp,
  CreditCard,
  Gauge,
  LayoutGrid,
  Mail,
  Mails,
  Map as MapIcon,
  MessageSquare,
  Plug,
  Plus,
  RefreshCw,
  Route as RouteIcon,
  ScrollText,
  Settings,
  ShieldCheck,
  Tag,
} from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { AsOwner } from '../../features/owner/as-owner.tsx'
import { LookBar } from '../../features/owner/look-bar.tsx'
import { OWNER_SEARCH, OwnerSearch } from '../../features/owner/owner-search.tsx'
import { overviewQuery } from '../../features/owner/tenants/api.ts'
import { useConnection } from '../../lib/connection.ts'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { AppFrame } from '../../ui/frame/app-frame.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { ConnectionDot, OfflineBar } from '../../ui/frame/connection.tsx'
import { NoticeBar } from '../../ui/frame/notice-bar.tsx'
import { TestClockBar } from '../../ui/frame/test-clock-bar.tsx'
import { LinkTabs } from '../../ui/tabs.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

const PORTAL = { to: '/owner', label: 'Portal', icon: LayoutGrid, isEnd: true }
const TENANTS = { to: '/owner/tenants', label: 'Tenants', icon: Building2 }
const BILLING = { to: '/owner/billing', label: 'Billing', icon: CreditCard }
const SUPPORT = { to: '/owner/support', label: 'Support', icon: MessageSquare }
const ITEMS = [
  PORTAL,
  TENANTS,
  { to: '/owner/subscriptions', label: 'Subscriptions', icon: RefreshCw },
  BILLING,
  { to: '/owner/integrations', label: 'Integrations', icon: Plug },
  { ...SUPPORT, startsGroup: true },
  { to: '/owner/status', label: 'Status', icon: Gauge },
  { to: '/owner/outbox', label: 'Outbox', icon: Mail },
  { to: '/owner/system', label: 'System', icon: Activity },
  { to: '/owner/regions', label: 'Regions', icon: MapIcon },
  { to: '/owner/audit', label: 'Audit log', icon: ScrollText },
]
const PHONE_ITEMS = [PORTAL, TENANTS, BILLING, SUPPORT]
const FOOT = [
  { to: '/owner/settings', label: 'Settings', icon: Settings },
  { to: '/help', label: 'Help', icon: CircleHelp },
]
/** What the search leads to besides companies, tickets and invoices. */
const PAGES = [
  ...ITEMS,
  { to: '/owner/ai-routes', label: 'AI routes', icon: RouteIcon },
  { to: '/owner/plans', label: 'Plans', icon: Tag },
  { to: '/owner/emails', label: 'Email templates', icon: Mails },
  { to: '/owner/security', label: 'Security', icon: ShieldCheck },
  { to: '/owner/tenants/new', label: 'New tenant', icon: Plus },
  ...FOOT,
]
/** The portal's nine tabs (requirement 2.8-1). */
const TABS = [
  { to: '/owner', label: 'Overview', isEnd: true },
  { to: '/owner/ai-routes', label: 'AI routes' },
  { to: '/owner/tenants', label: 'Tenants' },
  { to: '/owner/billing', label: 'Billing' },
  { to: '/owner/plans', label: 'Plans' },
  { to: '/owner/emails', label: 'Emails' },
  { to: '/owner/integrations', label: 'API' },
  { to: '/owner/security', label: 'Security' },
  { to: '/owner/settings', label: 'Settings' },
]

export const meta = hiddenMeta('Owner Portal')

/** Pages that are no tab are named in the head: on a phone nothing else says where one is. */
const NAMES = new Map(
  ITEMS.filter(({ to }) => !TABS.some((tab) => tab.to === to)).map(({ to, label }) => [to, label]),
)

/** What waits for somebody stands beside its page, here and on the overview alike. */
function useItems() {
  const { data } = useQuery(overviewQuery())
  const waiting: Record<string, number | undefined> = {
    '/owner/subscriptions': data?.trialsEndingSoon,
    '/owner/support': data?.supportTickets,
  }
  return ITEMS.map((item) => {
    const badge = waiting[item.to]
    return badge ? { ...item, badge } : item
  })
}

/** The owner's frame: around the portal, and around `/tenant` while a company is chosen. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const user = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const connection = useConnection()
  const isOnline = useOnline()
  const items = useItems()
  const [isSearchOpen, setSearchOpen] = useState(false)
  const name = NAMES.get(useLocation().pathname)
  return (
    <AppFrame
      navLabel="Owner"
      items={items}
      footItems={FOOT}
      phoneItems={PHONE_ITEMS}
      isCompact={false}
      title="Owner Portal"
      search={{ label: OWNER_SEARCH, open: () => setSearchOpen(true) }}
      connection={
        <ConnectionDot
          tone={connection.state}
          label={connection.state === 'none' ? 'No Connection' : 'Connected'}
        />
      }
      account={
        <AccountMenu
          name={user.name}
          email={user.email}
          onSignOut={() => void signOut().then(() => navigate('/login'))}
        />
      }
      banner={
        isOnline ? (
          <>
            <TestClockBar />
            <NoticeBar />
          </>
        ) : (
          <OfflineBar />
        )
      }
    >
      <header className="flex h-[52px] shrink-0 items-center gap-3 px-4 pt-1 md:px-7">
        <h1 className="text-4">Enterprise Admin</h1>
        {name ? (
          <span className="min-w-0 truncate text-3 text-ink-2">{name}</span>
        ) : (
          <span className="text-2 text-ink-2 max-md:hidden">Owner Portal</span>
        )}
        <ButtonLink to="/owner/settings" icon={<Settings />} className="ml-auto">
          Settings
        </ButtonLink>
      </header>
      <LinkTabs label="Owner Portal" items={TABS} />
      {children}
      <OwnerSearch isOpen={isSearchOpen} onOpen={setSearchOpen} pages={PAGES} />
    </AppFrame>
  )
}

export default function OwnerLayout() {
  const { role } = useUser()
  const elsewhere = redirectFor('owner', role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <OwnerFrame>
      <LookBar />
      <AsOwner>
        <PageOutlet />
      </AsOwner>
    </OwnerFrame>
  )
}
