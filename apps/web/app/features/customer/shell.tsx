// The recipient's area: the company's name and colour, tracking box, five pages. On a phone a bottom bar, and
// a back arrow inside pages.
import { Bell, CalendarClock, ChevronLeft, CircleUser, History, Home } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { BRAND } from '../../lib/brand-of-page.ts'
import { brandStyle } from '../../lib/brand.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { BrandTile } from '../../ui/brand-tile.tsx'
import { cn } from '../../ui/cn.ts'
import { LogoMark } from '../../ui/logo.tsx'
import type { CustomerBrand } from './api/deliveries.ts'

const PLACES = [
  { to: '/customer', label: 'home', icon: Home, isEnd: true },
  { to: '/customer/schedule', label: 'schedule', icon: CalendarClock, isEnd: false },
  { to: '/customer/notifications', label: 'notifications', icon: Bell, isEnd: false },
  { to: '/customer/history', label: 'history', icon: History, isEnd: false },
] as const
const PROFILE = { to: '/customer/profile', label: 'profile', icon: CircleUser, isEnd: false } as const

function News({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <span
      className={cn(
        'inline-grid h-[17px] min-w-[15px] place-items-center rounded-s bg-act px-1 text-1 leading-none font-strong text-act-ink',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

interface ShellProps {
  brand: CustomerBrand | null
  unread: number
  /** Page title in the phone's head; null on the home page. */
  title: string | null
  isProfile: boolean
  banner: ReactNode
  hasPhoneBanner: boolean
  account: ReactNode
  children: ReactNode
}

interface HeadProps {
  name: string
  /** Logo of the company, else of the product. */
  tile: ReactNode
  account: ReactNode
}

function WideHead({ name, tile, unread, account }: HeadProps & Pick<ShellProps, 'unread'>) {
  return (
    <header className="border-b border-line max-md:hidden">
      <div className="mx-auto flex h-[60px] w-full max-w-[1200px] items-center gap-8 px-6">
        <Link to="/customer" className="flex items-center gap-3 text-3 font-strong whitespace-nowrap">
          {tile} {name}
        </Link>
        <nav aria-label={words('yourDeliveries')} className="flex h-full gap-6">
          {[...PLACES, PROFILE].map(({ to, label, isEnd }) => (
            <NavLink
              key={to}
              to={to}
              end={isEnd}
              className="flex items-center gap-2 text-3 text-ink-2 hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]"
            >
              {words(label)}
              {label === 'notifications' && <News count={unread} />}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto">{account}</div>
      </div>
    </header>
  )
}

function PhoneHead({ name, tile, title, account }: HeadProps & Pick<ShellProps, 'title'>) {
  return (
    <header className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line px-4 md:hidden">
      {title ? (
        <>
          <Link
            to="/customer"
            aria-label={words('backToDeliveries')}
            className="-ms-3 grid size-11 place-items-center"
          >
            <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden />
          </Link>
          <span className="truncate text-3 font-strong">{title}</span>
        </>
      ) : (
        <>
          {tile}
          <span className="truncate ps-1 text-3 font-strong">{name}</span>
        </>
      )}
      <span className="ms-auto flex items-center">
        {!title && (
          <Link
            to="/customer/profile"
            aria-label={words('profile')}
            className="grid size-11 place-items-center"
          >
            <CircleUser className="size-5" aria-hidden />
          </Link>
        )}
        {account}
      </span>
    </header>
  )
}

function PhoneBar({ unread }: Pick<ShellProps, 'unread'>) {
  return (
    <nav
      aria-label={frameWords('sections')}
      className="sticky bottom-0 z-20 flex h-16 shrink-0 border-t border-line-2 bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {PLACES.map(({ to, label, icon: Icon, isEnd }) => (
        <NavLink
          key={to}
          to={to}
          end={isEnd}
          className="flex flex-1 flex-col items-center justify-center gap-0.5 text-1 font-mid text-ink-2 aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_2px_0_var(--ink)]"
        >
          <span className="relative">
            <Icon className="size-5" strokeWidth={1.75} aria-hidden />
            {label === 'notifications' && <News count={unread} className="absolute -top-2 -end-3" />}
          </span>
          {words(label)}
        </NavLink>
      ))}
    </nav>
  )
}

/** Uses the colour of the company that delivered last. */
export function CustomerShell({
  brand,
  unread,
  title,
  isProfile,
  banner,
  hasPhoneBanner,
  account,
  children,
}: ShellProps) {
  const name = brand?.name ?? BRAND.name
  const tile = brand ? <BrandTile name={brand.name} logoUrl={brand.logoUrl} /> : <LogoMark size={16} />
  return (
    <div
      data-brand
      style={brandStyle(brand?.color ?? BRAND.deepColour)}
      className="flex min-h-dvh flex-col bg-surface"
    >
      <a
        href="#content"
        className="sr-only z-50 rounded bg-raised px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {frameWords('skipToContent')}
      </a>
      <WideHead name={name} tile={tile} unread={unread} account={account} />
      <PhoneHead name={name} tile={tile} title={title} account={isProfile ? account : null} />
      <section
        aria-labelledby="track-title"
        className={cn('bg-(--tb) text-white', !hasPhoneBanner && 'max-md:hidden')}
      >
        <div className="mx-auto flex w-full max-w-[1200px] gap-7 px-6 py-5 max-md:flex-col max-md:gap-2.5 max-md:px-4 max-md:py-3.5">
          <h2 id="track-title" className="text-4 whitespace-nowrap md:leading-[44px]">
            {words('trackYourDelivery')}
          </h2>
          <div className="min-w-0 md:w-[510px]">{banner}</div>
        </div>
      </section>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
      <PhoneBar unread={unread} />
    </div>
  )
}

/** Text width of the area's pages; `isFlush` removes margins on phones. */
export function Page({
  isFlush,
  isNarrow,
  className,
  children,
}: {
  isFlush?: boolean
  isNarrow?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={cn(
        'mx-auto w-full flex-1 md:px-6',
        isNarrow ? 'max-w-[808px]' : 'max-w-[1200px]',
        !isFlush && 'max-md:px-4',
        className,
      )}
    >
      {children}
    </div>
  )
}
