// Public pages: header and footer, no session code (requirement 2.1-7), in the reader's language.
import { useLocation } from 'react-router'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { useReaderLanguage } from '../../lib/reader-language.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import '../../features/site/site.css'

export default function PublicLayout() {
  const { pathname } = useLocation()
  const language = useReaderLanguage()
  return (
    <PublicFrame key={language.split('-')[0]} look={pathname === '/' ? 'navy' : 'full'}>
      <PageOutlet />
    </PublicFrame>
  )
}
