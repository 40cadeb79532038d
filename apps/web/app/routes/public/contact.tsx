import { ContactPage } from '../../features/site/contact-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: `Ask us anything about ${BRAND.name}. A person answers within 24 hours on weekdays.`,
    path: '/contact',
  })

export default ContactPage
