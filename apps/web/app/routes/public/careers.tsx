import { CareersPage } from '../../features/site/careers-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Careers',
    description: 'Two places are open: route optimisation engineer, and customer success in logistics.',
    path: '/careers',
  })

export default CareersPage
