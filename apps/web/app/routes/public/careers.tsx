import { CareersPage } from '../../features/site/careers-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('careers'),
    description: 'Two places are open: route optimisation engineer, and customer success in logistics.',
    path: '/careers',
  })

export default CareersPage
