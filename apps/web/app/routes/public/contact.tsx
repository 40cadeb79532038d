import { ContactPage } from '../../features/site/contact-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Ask us anything about Dropwise. A person answers within 24 hours on weekdays.',
    path: '/contact',
  })

export default ContactPage
