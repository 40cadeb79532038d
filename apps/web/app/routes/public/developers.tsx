// `/developers`
import { DevelopersPage } from '../../features/developers/developers-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Developers',
    description: `Every call of the ${BRAND.name} API with what it takes and gives, to be tried from the page with a key.`,
    path: '/developers',
  })

export default DevelopersPage
