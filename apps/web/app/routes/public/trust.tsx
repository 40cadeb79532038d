import { TrustPage } from '../../features/site/trust-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('trustCenter'),
    description: `What ${BRAND.name} promises on reliability, security, privacy and leaving, and where to check it.`,
    path: '/trust',
  })

export default TrustPage
