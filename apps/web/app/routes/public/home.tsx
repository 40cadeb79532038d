import { Home } from '../../features/site/home.tsx'
import { DESCRIPTION, pageMeta } from '../../features/site/meta.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteHomeWords as words } from '../../lib/words/site-home.ts'

export const meta = () =>
  pageMeta({
    productTitle: words('documentTitle', { name: BRAND.name }),
    description: DESCRIPTION,
    path: '/',
  })

export default Home
