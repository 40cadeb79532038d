import { SupportPage } from '../../features/site/company-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Support',
    description: 'Three ways to an answer: the Help Center, diagnostics, and a person.',
    path: '/support',
  })

export default SupportPage
