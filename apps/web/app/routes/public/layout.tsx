// Public pages: header and footer, no session code (requirement 2.1-7).
import { useLocation } from 'react-router'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { PageOutlet } from '../../ui/crash.tsx'
import '../../features/site/site.css'

export default function PublicLayout() {
  const { pathname } = useLocation()
  return (
    <PublicFrame look={pathname === '/' ? 'navy' : 'full'}>
      <PageOutlet />
    </PublicFrame>
  )
}
