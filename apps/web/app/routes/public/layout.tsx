// Public pages: header and footer, no session code (requirement 2.1-7), in the reader's language.
import { useLocation } from 'react-router'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { useReaderLanguage } from '../../lib/reader-language.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import '../../features/site/site.css'

/** Pages without translations. */
const ENGLISH_PAGES: ReadonlySet<string> = new Set([
  '/about',
  '/careers',
  '/data-processing',
  '/privacy',
  '/privacy-policy',
  '/security',
  '/terms',
  '/terms-of-service',
  '/trust',
])

export default function PublicLayout() {
  const { pathname } = useLocation()
  const language = useReaderLanguage()
  // Prerendering requests pages with a trailing slash. If its markup differed from the browser's, React would render the page
  // again and lose what was typed before.
  const isEnglish = ENGLISH_PAGES.has(pathname.replace(/(?<=.)\/$/, ''))
  return (
    <PublicFrame key={language.split('-')[0]} look={pathname === '/' ? 'navy' : 'full'}>
      {isEnglish ? (
        <div lang="en" dir="ltr" className="contents">
          <PageOutlet />
        </div>
      ) : (
        <PageOutlet />
      )}
    </PublicFrame>
  )
}
