// Header and footer around every public page (requirements 2.1-7, 2.3). White header; navy on the home page only.
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FOOTER_GROUPS, FOUNDED_YEAR, HEADER_LINKS } from './links.ts'
import { SiteLogo } from './site-logo.tsx'
import { useSignedInArea } from './signed-in-hint.ts'

/** Text width of the public site (look/README: 1152). */
export const WIDTH = 'mx-auto w-full max-w-[1200px] px-6'

export function PublicFrame({ isNavy = false, children }: { isNavy?: boolean; children: ReactNode }) {
  // A new page closes the phone's menu: the header starts anew with it.
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <a
        href="#main"
        className="sr-only rounded bg-raised px-4 py-2 text-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader key={pathname} isNavy={isNavy} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

function SiteHeader({ isNavy }: { isNavy: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const area = useSignedInArea()
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

  return (
    <header
      className={cn(
        isNavy
          ? 'absolute inset-x-0 top-0 z-20 text-rail-on'
          : 'sticky top-0 z-20 border-b border-line bg-surface text-ink',
      )}
    >
      <div className={cn(WIDTH, 'flex h-16 items-center gap-8')}>
        <Link to="/" aria-label="Dropwise, home" className="shrink-0 rounded">
          <SiteLogo isNavy={isNavy} />
        </Link>
        <nav aria-label="Main" className="hidden h-full flex-1 items-stretch gap-7 lg:flex">
          {HEADER_LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} className={({ isActive }) => navLink(isActive, isNavy)}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-4 lg:flex">
          <AccountLinks area={area} isNavy={isNavy} />
        </div>
        <div className="flex flex-1 items-center justify-end gap-2 lg:hidden">
          {!area && (
            <ButtonLink to="/onboarding" variant={isNavy ? 'inverse' : 'primary'} size="m">
              Start 3-Day Trial
            </ButtonLink>
          )}
          <button
            ref={button}
            type="button"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpen(!isOpen)}
            className="grid size-11 place-items-center rounded"
          >
            {isOpen ? <X className="size-5" /> : <Menu className="size-5" />}
          </button>
        </div>
      </div>
      {isOpen && (
        <nav
          id="site-menu"
          aria-label="Main"
          className="absolute inset-x-0 top-16 border-b border-line bg-surface px-6 py-3 text-ink shadow-float lg:hidden"
        >
          {HEADER_LINKS.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              className="flex h-12 items-center border-b border-line text-3 font-mid last:border-0"
            >
              {link.label}
            </NavLink>
          ))}
          <div className="flex gap-3 pt-3">
            <AccountLinks area={area} isNavy={false} />
          </div>
        </nav>
      )}
    </header>
  )
}

function navLink(isActive: boolean, isNavy: boolean): string {
  if (isNavy) return 'flex items-center text-3 text-[oklch(0.87_0.03_258)] hover:text-white'
  return cn(
    'flex items-center border-b-2 text-3 hover:text-ink',
    isActive ? 'border-ink font-mid text-ink' : 'border-transparent text-ink-2',
  )
}

function AccountLinks({ area, isNavy }: { area: string | null; isNavy: boolean }) {
  const quiet = isNavy ? 'quietOnDark' : 'quiet'
  const strong = isNavy ? 'inverse' : 'primary'
  return (
    <>
      <ButtonLink to={area ? '/sign-out' : '/login'} variant={quiet} size="l">
        {area ? 'Sign Out' : 'Sign In'}
      </ButtonLink>
      <ButtonLink to={area ?? '/onboarding'} variant={strong} size="l">
        {area ? 'Dashboard' : 'Start 3-Day Trial'}
      </ButtonLink>
    </>
  )
}

/** Read once: the year does not turn while a page is open. */
const YEAR = new Date().getFullYear()

function SiteFooter() {
  return (
    <footer className="border-t border-line py-12">
      <div className={cn(WIDTH, 'grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]')}>
        <div className="col-span-2 md:col-span-1">
          <SiteLogo />
          <p className="pt-2 text-2 text-ink-2">
            © {FOUNDED_YEAR}
            {YEAR > FOUNDED_YEAR ? `-${YEAR}` : ''} Dropwise
          </p>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-2">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-7 items-center text-2 text-ink-2 hover:text-ink hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
