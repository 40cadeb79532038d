import { StatusPage } from '../../features/site/status-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('systemStatus'),
    description: `Live probes of ${BRAND.name}: sign-in, data, live positions, planning and mail, with incidents and maintenance.`,
    path: '/status',
  })

export default StatusPage
