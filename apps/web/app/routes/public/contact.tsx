import { ContactPage } from '../../features/site/contact-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('contact'),
    description: `Ask us anything about ${BRAND.name}. A person answers within 24 hours on weekdays.`,
    path: '/contact',
  })

export default ContactPage
