import { SecurityPage } from '../../features/site/trust-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('security'),
    description: `How ${BRAND.name} decides access in the database, row by row, and how sign-in, keys and devices are protected.`,
    path: '/security',
  })

export default SecurityPage
