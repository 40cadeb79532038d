import { AboutPage } from '../../features/site/company-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'About',
    description: `Why ${BRAND.name} exists: planning a delivery day should take minutes and give reasons.`,
    path: '/about',
  })

export default AboutPage
