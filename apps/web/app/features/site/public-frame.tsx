// Header and footer of public pages (requirements 2.1-7, 2.3): full on content pages, slim around forms and
// tracking.
import { directionOf } from '@dropwise/contracts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BRAND } from '../../lib/brand-of-page.ts'
import { useLanguage } from '../../lib/language.ts'
import { cn } from '../../ui/cn.ts'
import { SiteFooter, SlimFooter } from './site-footer.tsx'
import { SiteHeader, type HeaderLook } from './site-header.tsx'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export { WIDTH } from './width.ts'

interface PublicFrameProps {
  /** `navy`: the header overlays the home page's drawing. `slim`: one line above and below. */
  look?: HeaderLook
  /**
   * `none` for companies that show their pages without the platform's header and footer; `reserved` keeps
   * their room until that is known.
   */
  platformParts?: 'shown' | 'reserved' | 'none'
  /** True to fill exactly the window on a desk, for pages with a map. */
  isFixedHeight?: boolean
  children: ReactNode
}

export function PublicFrame({
  look = 'full',
  isFixedHeight = false,
  platformParts = 'shown',
  children,
}: PublicFrameProps) {
  // Navigation remounts the header, which closes the phone's menu.
  const { pathname } = useLocation()
  // A tracking page can be in a language that the frame lacks.
  const language = useLanguage()
  const languageOfFrame = { lang: language, dir: directionOf(language) } as const
  const isBare = platformParts === 'none' || BRAND.platformUrl !== null
  const room = platformParts === 'reserved' ? 'invisible' : 'contents'
  return (
    <div className={cn('flex min-h-dvh flex-col bg-surface', isFixedHeight && 'lg:h-dvh lg:min-h-0')}>
      <a
        href="#main"
        {...languageOfFrame}
        className="sr-only rounded bg-raised px-4 py-2 text-3 focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
      >
        {words('skipToContent')}
      </a>
      {!isBare && (
        <div {...languageOfFrame} className={room}>
          <SiteHeader key={pathname} look={look} />
        </div>
      )}
      <main
        id="main"
        tabIndex={-1}
        className={cn('flex flex-1 flex-col outline-none', isFixedHeight && 'lg:min-h-0')}
      >
        {children}
      </main>
      {!isBare && (
        <div {...languageOfFrame} className={room}>
          {look === 'slim' ? <SlimFooter /> : <SiteFooter />}
        </div>
      )}
    </div>
  )
}
