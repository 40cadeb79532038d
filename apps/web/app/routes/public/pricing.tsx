import { PricingPage } from '../../features/site/pricing-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { TRIAL } from '../../lib/brand-of-page.ts'
import { siteFrameWords as frameWords } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: frameWords('plansPricing'),
    description: `Starter $99 a month for up to 5 vehicles, Professional $299 for up to 25, Enterprise without a limit. Every plan begins with a ${TRIAL.adjective} trial that needs no card.`,
    path: '/pricing',
  })

export default PricingPage
