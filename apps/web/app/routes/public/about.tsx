import { AboutPage } from '../../features/site/company-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { OwnArticle } from '../../features/site/own-article.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteFrameWords as words } from '../../lib/words/site-frame.ts'

export const meta = () =>
  pageMeta({
    title: words('about'),
    description: `Why ${BRAND.name} exists: planning a delivery day should take minutes and give reasons.`,
    path: '/about',
  })

export default function About() {
  return (
    <OwnArticle page="about">
      <AboutPage />
    </OwnArticle>
  )
}
