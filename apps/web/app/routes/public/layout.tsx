// Public pages: header and footer around them, no session code below them (requirement 2.1-7).
import { Outlet, useLocation } from 'react-router'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import '../../features/site/site.css'

export default function PublicLayout() {
  const { pathname } = useLocation()
  return (
    <PublicFrame look={pathname === '/' ? 'navy' : 'full'}>
      <Outlet />
    </PublicFrame>
  )
}
