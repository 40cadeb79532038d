import { pageMeta } from '../../features/site/meta.ts'
import { SupportPage } from '../../features/site/support-page.tsx'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('support'),
    description: 'Three ways to an answer: the Help Center, diagnostics, and a person.',
    path: '/support',
  })

export default SupportPage
