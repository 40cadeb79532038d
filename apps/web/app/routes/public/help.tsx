import { HelpPage } from '../../features/site/help-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('helpCenter'),
    description:
      'Short answers for dispatchers, drivers and recipients: importing orders, planning, the live map, tracking pages, accounts.',
    path: '/help',
  })

export default HelpPage
