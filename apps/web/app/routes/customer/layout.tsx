// The recipient's area, for any signed-in person (requirement 2.2-3): the company's colour, tracking form,
// live updates.
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { brandQuery } from '../../features/customer/api/deliveries.ts'
import { CustomerShell } from '../../features/customer/shell.tsx'
import { useCustomerUpdates, useOwnParcels, useUnread } from '../../features/customer/use-customer.ts'
import { TrackForm } from '../../features/tracking/track-form.tsx'
import { useSession, useUser } from '../../lib/session-context.ts'
import { InPageLanguage } from '../../lib/tracking-language.tsx'
import { useWords } from '../../lib/words.ts'
import { customerWords } from '../../lib/words/customer.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { FailedReadsBar } from '../../ui/frame/failed-reads-bar.tsx'
import { OfflineBar } from '../../ui/frame/offline-bar.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { useOnline } from '../../lib/online.ts'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta(() => customerWords('yourDeliveries'))

const TITLES = new Map([
  ['schedule', 'scheduleDelivery'],
  ['notifications', 'notifications'],
  ['history', 'pastDeliveries'],
  ['profile', 'profile'],
  ['feedback', 'feedback'],
  ['track', 'tracking'],
] as const)

export default function CustomerLayout() {
  const hasWords = useWords(customerWords)
  if (!hasWords) return <PageSpinner />
  return (
    <InPageLanguage>
      <Area />
    </InPageLanguage>
  )
}

function Area() {
  const user = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const isOnline = useOnline()
  const brand = useQuery(brandQuery(user.userId)).data ?? null
  const unread = useUnread(user.userId)
  useCustomerUpdates(user.userId)
  useOwnParcels(user.userId)
  const part = location.pathname.split('/')[2] ?? ''
  const title = TITLES.get(part as Parameters<typeof TITLES.get>[0])
  const leave = () => void signOut().then(() => navigate('/login'))
  return (
    <CustomerShell
      brand={brand}
      unread={unread}
      title={title ? customerWords(title) : null}
      isProfile={part === 'profile'}
      banner={<TrackForm key={location.pathname} base="/customer/track" isOnBrand />}
      hasPhoneBanner={part === ''}
      account={<AccountMenu name={user.name} email={user.email} onSignOut={leave} />}
    >
      {isOnline ? <FailedReadsBar /> : <OfflineBar />}
      <PageOutlet />
    </CustomerShell>
  )
}
