// The owner's portal. Redirects everyone else to their own area (requirement 2.2-3).
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
import { Navigate, useNavigate } from 'react-router'
import { AsOwner } from '../../features/owner/as-owner.tsx'
import { LookBar } from '../../features/owner/look-bar.tsx'
import { OWNER_SEARCH, OwnerSearch } from '../../features/owner/owner-search.tsx'
import { overviewQuery } from '../../features/owner/tenants/api.ts'
import { useConnection } from '../../lib/connection.ts'
import { showTimesOf } from '../../lib/format.ts'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { useWords } from '../../lib/words.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { AppFrame } from '../../ui/frame/app-frame.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { ConnectionDot } from '../../ui/frame/connection.tsx'
import { connectionText } from '../../ui/frame/connection-text.ts'
import { OfflineBar } from '../../ui/frame/offline-bar.tsx'
import { NoticeBar } from '../../ui/frame/notice-bar.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { TestClockBar } from '../../ui/frame/test-clock-bar.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

const PORTAL = {
  to: '/owner',
  label: 'Overview',
  heading: 'Enterprise Admin',
  icon: LayoutGrid,
  isEnd: true,
}
const TENANTS = { to: '/owner/tenants', label: 'Tenants', icon: Building2 }
const BILLING = { to: '/owner/billing', label: 'Billing', icon: CreditCard }
const SUPPORT = { to: '/owner/support', label: 'Support', icon: MessageSquare }
/** Nine pages (requirement 2.8-1), then pages of open work and of operations. */
const ITEMS = [
  PORTAL,
  { to: '/owner/ai-routes', label: 'AI routes', icon: RouteIcon },
  TENANTS,
  BILLING,
  { to: '/owner/plans', label: 'Plans', icon: Tag },
  { to: '/owner/emails', label: 'Emails', icon: Mails },
  { to: '/owner/integrations', label: 'API', icon: Plug },
  { to: '/owner/security', label: 'Security', icon: ShieldCheck },
  { ...SUPPORT, startsGroup: true },
  { to: '/owner/subscriptions', label: 'Subscriptions', icon: RefreshCw },
  { to: '/owner/outbox', label: 'Outbox', icon: Mail },
  { to: '/owner/status', label: 'Status', icon: Gauge, startsGroup: true },
  { to: '/owner/system', label: 'System', icon: Activity },
  { to: '/owner/regions', label: 'Regions', icon: MapIcon },
  { to: '/owner/audit', label: 'Audit log', icon: ScrollText },
]
const PHONE_ITEMS = [PORTAL, TENANTS, BILLING, SUPPORT]
const FOOT = [
  { to: '/owner/settings', label: 'Settings', icon: Settings },
  { to: '/help', label: 'Help', icon: CircleHelp },
]
/** Pages that the search finds besides companies, tickets and invoices. */
const PAGES = [...ITEMS, { to: '/owner/tenants/new', label: 'New tenant', icon: Plus }, ...FOOT]

export const meta = hiddenMeta('Owner Portal')

/** Adds the counts of open work to the pages, here and on the overview. */
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

/** The owner's frame, around the portal and around `/tenant` while an owner views a company. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const user = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const connection = useConnection()
  const isOnline = useOnline()
  const items = useItems()
  const [isSearchOpen, setSearchOpen] = useState(false)
  const leave = () => void signOut().then(() => navigate('/login'))
  return (
    <AppFrame
      navLabel="Owner Portal"
      items={items}
      footItems={FOOT}
      phoneItems={PHONE_ITEMS}
      isCompact={false}
      portal="Owner Portal"
      search={{ label: OWNER_SEARCH, open: () => setSearchOpen(true) }}
      connection={
        <ConnectionDot
          tone={connection.state}
          label={connectionText(connection.state === 'none' ? 'none' : 'ok')}
        />
      }
      account={<AccountMenu name={user.name} email={user.email} onSignOut={leave} />}
      onSignOut={leave}
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
      {children}
      <OwnerSearch isOpen={isSearchOpen} onOpen={setSearchOpen} pages={PAGES} />
    </AppFrame>
  )
}

export default function OwnerLayout() {
  const { role } = useUser()
  const hasWords = useWords(frameWords)
  const elsewhere = redirectFor('owner', role)
  showTimesOf(undefined)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (!hasWords) return <PageSpinner />
  return (
    <OwnerFrame>
      <LookBar />
      <AsOwner>
        <PageOutlet />
      </AsOwner>
    </OwnerFrame>
  )
}
