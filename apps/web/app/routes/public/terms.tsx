import { TermsPage } from '../../features/site/legal-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { OwnArticle } from '../../features/site/own-article.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Terms of service',
    description: `The agreement between ${BRAND.name} and the companies that use it.`,
    path: '/terms',
  })

export default function Terms() {
  return (
    <OwnArticle page="terms">
      <TermsPage />
    </OwnArticle>
  )
}
