import { TrustPage } from '../../features/site/trust-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Trust Center',
    description: `What ${BRAND.name} promises on reliability, security, privacy and leaving, and where to check it.`,
    path: '/trust',
  })

export default TrustPage
