// The tenant portal: access check, company, day, frame. Screens below read them with useTenant().
import { useQuery } from '@tanstack/react-query'
import {
  ChartColumn,
  CircleHelp,
  LayoutGrid,
  LifeBuoy,
  MessageSquare,
  Package,
  Radio,
  Route as RouteIcon,
  Settings,
  Truck,
  Users,
  Waypoints,
} from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ConfirmEmailBar } from '../../features/sign-in/confirm-email-bar.tsx'
import { SubscriptionBar } from '../../features/billing/subscription-bar.tsx'
import { Search } from '../../features/search/search.tsx'
import { TenantContextProvider, type TenantContext } from '../../lib/company-context.tsx'
import { useConnection } from '../../lib/connection.ts'
import { atRiskQuery } from '../../lib/data/at-risk.ts'
import { companiesQuery, openCompany } from '../../lib/data/companies.ts'
import { companyQuery } from '../../lib/data/company.ts'
import { leftBehindQuery } from '../../lib/data/left-behind.ts'
import { unreadMessagesQuery } from '../../features/messages/api.ts'
import { describeError } from '../../lib/api.ts'
import { refusalFor } from '../../lib/permission.ts'
import { showTimesOf } from '../../lib/format.ts'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { showHuesOf } from '../../lib/route-hues.ts'
import { useSession, useUser, type SignedIn } from '../../lib/session-context.ts'
import { useToday } from '../../lib/today.ts'
import { useEditUrl } from '../../lib/url-state.ts'
import { useWords } from '../../lib/words.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords as words } from '../../lib/words/frame.ts'
import { Button } from '../../ui/button.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { DayPicker } from '../../ui/day-picker.tsx'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { AppFrame } from '../../ui/frame/app-frame.tsx'
import { ConnectionDot } from '../../ui/frame/connection.tsx'
import { connectionText } from '../../ui/frame/connection-text.ts'
import { OfflineBar } from '../../ui/frame/offline-bar.tsx'
import { NoticeBar } from '../../ui/frame/notice-bar.tsx'
import { TestClockBar } from '../../ui/frame/test-clock-bar.tsx'
import type { NavItem } from '../../ui/frame/rail.tsx'
import { ViewerBar } from '../../ui/frame/viewer-bar.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { WithdrawnDialog } from '../../features/withdrawn/withdrawn-dialog.tsx'

// It has nothing to say before the first read has failed.
const FailedReadsBar = lazy(() =>
  import('../../ui/frame/failed-reads-bar.tsx').then((bar) => ({ default: bar.FailedReadsBar })),
)
// Only owners see these, so the pages of companies load neither them nor their texts.
const LookBar = lazy(() =>
  import('../../features/owner/look-bar.tsx').then((bar) => ({ default: bar.LookBar })),
)
const OwnerGlance = lazy(() => import('../owner/glance.tsx'))

export const meta = hiddenMeta(() => words('dashboard'))

/** Ends the session and opens the sign-in page. */
function useLeave(): () => void {
  const { signOut } = useSession()
  const navigate = useNavigate()
  return () => void signOut().then(() => navigate('/login'))
}

function TenantPortal({ tenantId }: { tenantId: string }) {
  const leave = useLeave()
  const company = useQuery(companyQuery(tenantId))
  const [params] = useSearchParams()
  const editUrl = useEditUrl()
  const requestedDay = params.get('day')
  const timeZone = company.data?.timeZone ?? 'UTC'
  const today = useToday(timeZone)
  const day = requestedDay && /^\d{4}-\d{2}-\d{2}$/.test(requestedDay) ? requestedDay : today

  const setDay = useCallback(
    (next: string) =>
      editUrl((params) => {
        // Another day has other orders and routes, so the selection is dropped.
        for (const name of Array.from(params.keys())) if (name !== 'filter') params.delete(name)
        if (next !== today) params.set('day', next)
      }, {}),
    [editUrl, today],
  )
  const link = useCallback(
    (path: string) => (day === today ? path : `${path}${path.includes('?') ? '&' : '?'}day=${day}`),
    [day, today],
  )
  // Must run before anything below renders.
  showHuesOf(tenantId, day)
  showTimesOf(company.data?.timeZone)
  const context = useMemo<TenantContext | null>(
    () => (company.data ? { company: company.data, today, day, setDay, link } : null),
    [company.data, today, day, setDay, link],
  )
  if (company.isPending) return <PageSpinner label={words('loadingCompany')} />
  if (!context) {
    return (
      <ErrorState
        title={words('companyNotLoaded')}
        {...describeError(company.error)}
        onRetry={() => void company.refetch()}
        action={<Button onClick={leave}>{commonWords('signOut')}</Button>}
      />
    )
  }
  return (
    <TenantContextProvider value={context}>
      <TenantFrame context={context} />
    </TenantContextProvider>
  )
}

interface AllowedPages {
  items: NavItem[]
  /** Where the portal opens instead, when the role has no overview. */
  opens: string | null
  /** Why the page at this address is not shown. */
  refusal: string | null
}

/** Pages that the person's role opens, and what it does about the one at this address. */
function allowedPages(pages: readonly NavItem[], user: SignedIn, pathname: string): AllowedPages {
  const refusalOf = ({ needs }: NavItem) => (needs ? refusalFor(needs, user) : null)
  const items = pages.filter((page) => refusalOf(page) === null)
  const here = pages.find(({ to, isEnd }) => {
    const [path = to] = to.split('?')
    return isEnd ? pathname === path : pathname === path || pathname.startsWith(`${path}/`)
  })
  const refusal = here ? refusalOf(here) : null
  return { items, refusal, opens: refusal !== null && here?.isEnd ? (items[0]?.to ?? null) : null }
}

function AllowedPage({ opens, refusal }: Pick<AllowedPages, 'opens' | 'refusal'>) {
  if (opens !== null) return <Navigate to={opens} replace />
  if (refusal !== null) return <EmptyState title={refusal} />
  return <PageOutlet />
}

/** Pages of the portal, with the counts of what needs attention. */
function usePages({ day, link }: Pick<TenantContext, 'day' | 'link'>): NavItem[] {
  const user = useUser()
  const mayRead = (right: 'orders:read' | 'live:read') => refusalFor(right, user) === null
  const leftBehind = useQuery({ ...leftBehindQuery(day), enabled: mayRead('live:read') }).data ?? 0
  const atRisk = useQuery({ ...atRiskQuery(day), enabled: mayRead('live:read') }).data ?? 0
  const unread = useQuery({ ...unreadMessagesQuery(), enabled: mayRead('orders:read') }).data ?? 0

  return useMemo<NavItem[]>(
    () => [
      {
        to: link('/tenant'),
        label: words('overview'),
        heading: words('dashboard'),
        icon: LayoutGrid,
        isEnd: true,
        needs: 'live:read',
      },
      {
        to: link('/tenant/orders'),
        label: words('orders'),
        icon: Package,
        badge: leftBehind,
        needs: 'orders:read',
      },
      { to: link('/tenant/plan'), label: words('plan'), icon: RouteIcon, needs: 'plans:read' },
      { to: link('/tenant/live'), label: words('live'), icon: Radio, badge: atRisk, needs: 'live:read' },
      {
        to: link('/tenant/messages'),
        label: commonWords('messages'),
        icon: MessageSquare,
        badge: unread,
        needs: 'orders:read',
      },
      {
        to: link('/tenant/fleet'),
        label: words('fleet'),
        icon: Truck,
        startsGroup: true,
        needs: 'fleet:read',
      },
      { to: link('/tenant/drivers'), label: words('drivers'), icon: Users, needs: 'fleet:read' },
      { to: link('/tenant/routes'), label: words('routes'), icon: Waypoints, needs: 'plans:read' },
      { to: link('/tenant/analytics'), label: words('analytics'), icon: ChartColumn, needs: 'live:read' },
    ],
    [link, leftBehind, atRisk, unread],
  )
}

function TenantFrame({ context }: { context: TenantContext }) {
  const { company, today, day, setDay, link } = context
  const user = useUser()
  const leave = useLeave()
  const location = useLocation()
  const connection = useConnection()
  const isOnline = useOnline()
  const [isSearchOpen, setSearchOpen] = useState(false)
  const pages = usePages(context)
  const { items, opens, refusal } = allowedPages(pages, user, location.pathname)
  const footItems = useMemo<NavItem[]>(
    () => [
      { to: link('/tenant/settings'), label: words('settings'), icon: Settings },
      { to: link('/tenant/support'), label: words('support'), icon: LifeBuoy },
      { to: '/help', label: words('help'), icon: CircleHelp },
    ],
    [link],
  )
  const { data: companies } = useQuery(companiesQuery())
  const others = (companies?.items ?? [])
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ id, name }) => ({ name, open: () => void openCompany(id) }))
  const isMapPage = /^\/tenant\/(plan|live)/.test(location.pathname)
  return (
    <>
      <AppFrame
        navLabel={words('company')}
        items={items}
        footItems={footItems}
        phoneItems={items.filter(({ isEnd }) => !isEnd).slice(0, 4)}
        isCompact={isMapPage}
        portal={company.name}
        day={<DayPicker value={day} today={today} onChange={setDay} />}
        phoneDay={
          <span className="[&_button]:text-rail-on [&_button]:hover:bg-rail-sel">
            <DayPicker value={day} today={today} onChange={setDay} />
          </span>
        }
        search={{ label: words('searchCompany'), open: () => setSearchOpen(true) }}
        connection={
          <ConnectionDot tone={connection.state} label={connectionText(connection.state, connection.ms)} />
        }
        account={<AccountMenu name={user.name} email={user.email} companies={others} onSignOut={leave} />}
        onSignOut={leave}
        banner={
          isOnline ? (
            <>
              {user.looksUntil && (
                <Suspense fallback={null}>
                  <LookBar companyName={company.name} />
                </Suspense>
              )}
              <ViewerBar />
              <TestClockBar />
              <NoticeBar />
              <ConfirmEmailBar />
              <SubscriptionBar />
              <LatePart>
                <FailedReadsBar />
              </LatePart>
            </>
          ) : (
            <OfflineBar />
          )
        }
      >
        <AllowedPage opens={opens} refusal={refusal} />
      </AppFrame>
      <Search isOpen={isSearchOpen} onOpen={setSearchOpen} pages={[...items, ...footItems]} />
      <WithdrawnDialog />
    </>
  )
}

export default function TenantLayout() {
  const { role, tenantId } = useUser()
  const hasWords = useWords(words)
  const elsewhere = redirectFor('tenant', role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (!hasWords) return <PageSpinner />
  if (!tenantId) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <OwnerGlance />
      </Suspense>
    )
  }
  return <TenantPortal tenantId={tenantId} />
}
