import { HelpPage } from '../../features/site/help-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Help Center',
    description:
      'Short answers for dispatchers, drivers and recipients: importing orders, planning, the live map, tracking pages, accounts.',
    path: '/help',
  })

export default HelpPage
