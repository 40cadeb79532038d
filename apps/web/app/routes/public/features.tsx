import { FeaturesPage } from '../../features/site/features-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { siteFrameWords as frameWords } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: frameWords('features'),
    description:
      'Route planning with reasons, live tracking, analytics, row-level security, several companies under one roof, and a driver app that works without signal.',
    path: '/features',
  })

export default FeaturesPage
