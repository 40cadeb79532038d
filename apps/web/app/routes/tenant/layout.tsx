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
import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { CompanyGlance } from '../../features/owner/company-glance.tsx'
import { LookBar } from '../../features/owner/look-bar.tsx'
import { ConfirmEmailBar } from '../../features/sign-in/confirm-email-bar.tsx'
import { SubscriptionBar } from '../../features/billing/subscription-bar.tsx'
import { COMPANY_SEARCH, Search } from '../../features/search/search.tsx'
import { TenantContextProvider, type TenantContext } from '../../lib/company-context.tsx'
import { useConnection } from '../../lib/connection.ts'
import { atRiskQuery } from '../../lib/data/at-risk.ts'
import { companiesQuery, openCompany } from '../../lib/data/companies.ts'
import { companyQuery } from '../../lib/data/company.ts'
import { leftBehindQuery } from '../../lib/data/left-behind.ts'
import { unreadMessagesQuery } from '../../features/messages/api.ts'
import { describeError } from '../../lib/api.ts'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { showHuesOf } from '../../lib/route-hues.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { useToday } from '../../lib/today.ts'
import { useEditUrl } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import { DayPicker } from '../../ui/day-picker.tsx'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { AppFrame } from '../../ui/frame/app-frame.tsx'
import { ConnectionDot, OfflineBar } from '../../ui/frame/connection.tsx'
import { NoticeBar } from '../../ui/frame/notice-bar.tsx'
import { TestClockBar } from '../../ui/frame/test-clock-bar.tsx'
import type { NavItem } from '../../ui/frame/rail.tsx'
import { ViewerBar } from '../../ui/frame/viewer-bar.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { WithdrawnDialog } from '../../features/withdrawn/withdrawn-dialog.tsx'
import { OwnerFrame } from '../owner/layout.tsx'

export const meta = hiddenMeta('Fleet Management Dashboard')

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
  const asked = params.get('day')
  const timeZone = company.data?.timeZone ?? 'UTC'
  const today = useToday(timeZone)
  const day = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today

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
  const context = useMemo<TenantContext | null>(
    () => (company.data ? { company: company.data, today, day, setDay, link } : null),
    [company.data, today, day, setDay, link],
  )
  if (company.isPending) return <PageSpinner label="Loading your company" />
  if (!context) {
    return (
      <ErrorState
        title="Your company could not be loaded"
        {...describeError(company.error)}
        onRetry={() => void company.refetch()}
        action={<Button onClick={leave}>Sign Out</Button>}
      />
    )
  }
  return (
    <TenantContextProvider value={context}>
      <TenantFrame context={context} />
    </TenantContextProvider>
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
  const leftBehind = useQuery(leftBehindQuery(day)).data ?? 0
  const atRisk = useQuery(atRiskQuery(day)).data ?? 0
  const unread = useQuery(unreadMessagesQuery()).data ?? 0

  const items = useMemo<NavItem[]>(
    () => [
      {
        to: link('/tenant'),
        label: 'Overview',
        heading: 'Fleet Management Dashboard',
        icon: LayoutGrid,
        isEnd: true,
      },
      { to: link('/tenant/orders'), label: 'Orders', icon: Package, badge: leftBehind },
      { to: link('/tenant/plan'), label: 'Plan', icon: RouteIcon },
      { to: link('/tenant/live'), label: 'Live', icon: Radio, badge: atRisk },
      { to: link('/tenant/messages'), label: 'Messages', icon: MessageSquare, badge: unread },
      { to: link('/tenant/fleet'), label: 'Fleet', icon: Truck, startsGroup: true },
      { to: link('/tenant/drivers'), label: 'Drivers', icon: Users },
      { to: link('/tenant/routes'), label: 'Routes', icon: Waypoints },
      { to: link('/tenant/analytics'), label: 'Analytics', icon: ChartColumn },
    ],
    [link, leftBehind, atRisk, unread],
  )
  const footItems = useMemo<NavItem[]>(
    () => [
      { to: link('/tenant/settings'), label: 'Settings', icon: Settings },
      { to: link('/tenant/support'), label: 'Support', icon: LifeBuoy },
      { to: '/help', label: 'Help', icon: CircleHelp },
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
        navLabel="Company"
        items={items}
        footItems={footItems}
        phoneItems={items.slice(1, 5)}
        isCompact={isMapPage}
        portal={company.name}
        day={<DayPicker value={day} today={today} onChange={setDay} />}
        phoneDay={
          <span className="[&_button]:text-rail-on [&_button]:hover:bg-rail-sel">
            <DayPicker value={day} today={today} onChange={setDay} />
          </span>
        }
        search={{ label: COMPANY_SEARCH, open: () => setSearchOpen(true) }}
        connection={
          <ConnectionDot
            tone={connection.state}
            label={
              connection.state === 'ok'
                ? 'Connected'
                : connection.state === 'slow'
                  ? `Slow, ${((connection.ms ?? 0) / 1000).toFixed(1)} s`
                  : 'No Connection'
            }
          />
        }
        account={<AccountMenu name={user.name} email={user.email} companies={others} onSignOut={leave} />}
        onSignOut={leave}
        banner={
          isOnline ? (
            <>
              <LookBar companyName={company.name} />
              <ViewerBar />
              <TestClockBar />
              <NoticeBar />
              <ConfirmEmailBar />
              <SubscriptionBar />
            </>
          ) : (
            <OfflineBar />
          )
        }
      >
        <PageOutlet />
      </AppFrame>
      <Search isOpen={isSearchOpen} onOpen={setSearchOpen} pages={[...items, ...footItems]} />
      <WithdrawnDialog />
    </>
  )
}

export default function TenantLayout() {
  const { role, tenantId } = useUser()
  const elsewhere = redirectFor('tenant', role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (!tenantId) {
    return (
      <OwnerFrame>
        <CompanyGlance />
      </OwnerFrame>
    )
  }
  return <TenantPortal tenantId={tenantId} />
}
