// Header of public pages: links and sign-in. Phones show the links in a menu.
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { useIsLive } from '../../lib/is-live.ts'
import { clearLocalSession } from '../../lib/stored-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { headerLinks } from './links.ts'
import { SiteLogo } from './site-logo.tsx'
import { useSignedInArea } from './signed-in-hint.ts'
import { WIDTH } from './width.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export type HeaderLook = 'full' | 'navy' | 'slim'

/** Escape closes the menu and returns the focus to its button. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  return { isOpen, setOpen, button }
}

function PhoneMenu({ area }: { area: string | null }) {
  return (
    <nav
      id="site-menu"
      aria-label={words('main')}
      className="absolute inset-x-0 top-full border-b border-line bg-surface px-6 py-3 text-ink shadow-float lg:hidden"
    >
      {headerLinks(area).map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          className="flex h-12 items-center border-b border-line text-3 font-mid last:border-0"
        >
          {link.label}
        </NavLink>
      ))}
      <div className="flex gap-3 pt-3">
        <AccountLinks area={area} look="full" />
      </div>
    </nav>
  )
}

export function SiteHeader({ look }: { look: HeaderLook }) {
  const { isOpen, setOpen, button } = useMenu()
  const isLive = useIsLive()
  const area = useSignedInArea()
  const isNavy = look === 'navy'
  const isSlim = look === 'slim'
  return (
    <header
      className={cn(
        'z-20',
        isNavy
          ? 'absolute inset-x-0 top-0 text-rail-on'
          : 'sticky top-0 border-b border-line bg-surface text-ink',
      )}
    >
      <div className={cn('flex items-center gap-8', isSlim ? 'h-[52px] px-4 md:px-8' : `${WIDTH} h-16`)}>
        {/* Signing out without a network ends here (requirement 2.3-2). */}
        <Link
          to="/"
          aria-label={words('home', { name: BRAND.name })}
          prefetch={area ? 'render' : 'none'}
          className="shrink-0 rounded"
        >
          <SiteLogo isNavy={isNavy} />
        </Link>
        <nav aria-label={words('main')} className="hidden h-full flex-1 items-stretch gap-7 lg:flex">
          {headerLinks(area).map((link) => (
            <NavLink key={link.to} to={link.to} className={({ isActive }) => navLink(isActive, look)}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-4 lg:flex">
          <AccountLinks area={area} look={look} />
        </div>
        <div className="flex flex-1 items-center justify-end gap-2 lg:hidden">
          {!area && !isSlim && (
            <ButtonLink to="/onboarding" variant={isNavy ? 'inverse' : 'primary'} size="m">
              {words('startTrial', { days: BRAND.trialDays })}
            </ButtonLink>
          )}
          <button
            ref={button}
            type="button"
            aria-label={isOpen ? words('closeMenu') : words('openMenu')}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            disabled={!isLive}
            onClick={() => setOpen(!isOpen)}
            className="grid size-11 place-items-center rounded"
          >
            {isOpen ? <X className="size-5" /> : <Menu className="size-5" />}
          </button>
        </div>
      </div>
      {isOpen && <PhoneMenu area={area} />}
    </header>
  )
}

function navLink(isActive: boolean, headerLook: HeaderLook): string {
  if (headerLook === 'navy') return 'flex items-center text-3 text-[oklch(0.87_0.03_258)] hover:text-white'
  return cn(
    'flex items-center border-b-2 hover:text-ink',
    headerLook === 'slim' ? 'text-2' : 'text-3',
    isActive ? 'border-ink font-mid text-ink' : 'border-transparent text-ink-2',
  )
}

function AccountLinks({ area, look }: { area: string | null; look: HeaderLook }) {
  const isNavy = look === 'navy'
  const size = look === 'slim' ? 'm' : 'l'
  return (
    <>
      {area ? (
        <SignOutLink variant={isNavy ? 'quietOnDark' : 'quiet'} size={size} />
      ) : (
        <ButtonLink to="/login" variant={isNavy ? 'quietOnDark' : 'quiet'} size={size}>
          {words('signIn')}
        </ButtonLink>
      )}
      <ButtonLink to={area ?? '/onboarding'} variant={isNavy ? 'inverse' : 'primary'} size={size}>
        {area ? words('dashboard') : words('startTrial', { days: BRAND.trialDays })}
      </ButtonLink>
    </>
  )
}

/**
 * Public pages carry no session code and cannot fetch it offline, so this clears the browser's session
 * itself.
 */
function SignOutLink(buttonLook: { variant: 'quiet' | 'quietOnDark'; size: 'm' | 'l' }) {
  const navigate = useNavigate()
  const leaveOffline = (event: MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    clearLocalSession()
    void navigate('/')
  }
  return (
    <ButtonLink to="/sign-out" prefetch="intent" onClick={leaveOffline} {...buttonLook}>
      {words('signOut')}
    </ButtonLink>
  )
}
