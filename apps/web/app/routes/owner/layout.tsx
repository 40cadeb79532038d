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
import { OwnerSearch } from '../../features/owner/owner-search.tsx'
import { overviewQuery } from '../../features/owner/tenants/api.ts'
import { useConnection } from '../../lib/connection.ts'
import { showTimesOf } from '../../lib/format.ts'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { useWords } from '../../lib/words.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { AppFrame } from '../../ui/frame/app-frame.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { ConnectionDot } from '../../ui/frame/connection.tsx'
import { connectionText } from '../../ui/frame/connection-text.ts'
import { OfflineBar } from '../../ui/frame/offline-bar.tsx'
import { FailedReadsBar } from '../../ui/frame/failed-reads-bar.tsx'
import { NoticeBar } from '../../ui/frame/notice-bar.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { TestClockBar } from '../../ui/frame/test-clock-bar.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

const portal = () => ({
  to: '/owner',
  label: frameWords('overview'),
  heading: words('heading'),
  icon: LayoutGrid,
  isEnd: true,
})
const tenants = () => ({ to: '/owner/tenants', label: words('tenants'), icon: Building2 })
const billing = () => ({ to: '/owner/billing', label: words('billing'), icon: CreditCard })
const support = () => ({ to: '/owner/support', label: frameWords('support'), icon: MessageSquare })
/** Nine pages (requirement 2.8-1), then pages of open work and of operations. */
const pages = () => [
  portal(),
  { to: '/owner/ai-routes', label: words('aiRoutes'), icon: RouteIcon },
  tenants(),
  billing(),
  { to: '/owner/plans', label: words('plans'), icon: Tag },
  { to: '/owner/emails', label: words('emails'), icon: Mails },
  { to: '/owner/integrations', label: words('api'), icon: Plug },
  { to: '/owner/security', label: commonWords('security'), icon: ShieldCheck },
  { ...support(), startsGroup: true },
  { to: '/owner/subscriptions', label: words('subscriptions'), icon: RefreshCw },
  { to: '/owner/outbox', label: words('outbox'), icon: Mail },
  { to: '/owner/status', label: words('status'), icon: Gauge, startsGroup: true },
  { to: '/owner/system', label: words('system'), icon: Activity },
  { to: '/owner/regions', label: words('regions'), icon: MapIcon },
  { to: '/owner/audit', label: words('auditLog'), icon: ScrollText },
]
const phonePages = () => [portal(), tenants(), billing(), support()]
const footPages = () => [
  { to: '/owner/settings', label: frameWords('settings'), icon: Settings },
  { to: '/help', label: frameWords('help'), icon: CircleHelp },
]
/** Pages that the search finds besides companies, tickets and invoices. */
const foundPages = () => [
  ...pages(),
  { to: '/owner/tenants/new', label: words('newTenant'), icon: Plus },
  ...footPages(),
]

export const meta = hiddenMeta(() => words('portal'))

/** Adds the counts of open work to the pages, here and on the overview. */
function useItems() {
  const { data } = useQuery(overviewQuery())
  const waiting: Record<string, number | undefined> = {
    '/owner/subscriptions': data?.trialsEndingSoon,
    '/owner/support': data?.supportTickets,
  }
  return pages().map((item) => {
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
      navLabel={words('portal')}
      items={items}
      footItems={footPages()}
      phoneItems={phonePages()}
      isCompact={false}
      portal={words('portal')}
      search={{ label: words('searchPortal'), open: () => setSearchOpen(true) }}
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
            <FailedReadsBar />
          </>
        ) : (
          <OfflineBar />
        )
      }
    >
      {children}
      <OwnerSearch isOpen={isSearchOpen} onOpen={setSearchOpen} pages={foundPages()} />
    </AppFrame>
  )
}

export default function OwnerLayout() {
  const { role } = useUser()
  const hasFrameWords = useWords(frameWords)
  const hasWords = useWords(words)
  const elsewhere = redirectFor('owner', role)
  showTimesOf(undefined)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (!hasFrameWords || !hasWords) return <PageSpinner />
  return (
    <OwnerFrame>
      <LookBar />
      <AsOwner>
        <PageOutlet />
      </AsOwner>
    </OwnerFrame>
  )
}
