import { TermsPage } from '../../features/site/legal-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Terms of service',
    description: 'The agreement between Dropwise and the companies that use it.',
    path: '/terms',
  })

export default TermsPage
