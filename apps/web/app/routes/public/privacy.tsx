import { PrivacyPage } from '../../features/site/legal-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { OwnArticle } from '../../features/site/own-article.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description: `What ${BRAND.name} keeps about fleets, drivers and recipients, why and for how long.`,
    path: '/privacy',
  })

export default function Privacy() {
  return (
    <OwnArticle page="privacy">
      <PrivacyPage />
    </OwnArticle>
  )
}
