// Header and footer of public pages (requirements 2.1-7, 2.3): full on content pages, slim around forms and
// tracking.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { SiteFooter, SlimFooter } from './site-footer.tsx'
import { SiteHeader, type HeaderLook } from './site-header.tsx'

export { WIDTH } from './width.ts'

interface PublicFrameProps {
  /** `navy`: the header overlays the home page's drawing. `slim`: one line above and below. */
  look?: HeaderLook
  /** True to fill exactly the window on a desk, for pages with a map. */
  isFixedHeight?: boolean
  children: ReactNode
}

export function PublicFrame({ look = 'full', isFixedHeight = false, children }: PublicFrameProps) {
  // Navigation remounts the header, which closes the phone's menu.
  const { pathname } = useLocation()
  return (
    <div className={cn('flex min-h-dvh flex-col bg-surface', isFixedHeight && 'lg:h-dvh lg:min-h-0')}>
      <a
        href="#main"
        className="sr-only rounded bg-raised px-4 py-2 text-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader key={pathname} look={look} />
      <main
        id="main"
        tabIndex={-1}
        className={cn('flex flex-1 flex-col outline-none', isFixedHeight && 'lg:min-h-0')}
      >
        {children}
      </main>
      {look === 'slim' ? <SlimFooter /> : <SiteFooter />}
    </div>
  )
}
