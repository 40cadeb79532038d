import { TermsPage } from '../../features/site/legal-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Terms of service',
    description: `The agreement between ${BRAND.name} and the companies that use it.`,
    path: '/terms',
  })

export default TermsPage
