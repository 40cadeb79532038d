// `/owner/settings`
import type { ArticlePage } from '@dropwise/contracts'
import { OwnerSettingsScreen } from '../../features/owner/platform/settings-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Settings')

/** Loaded for whoever writes an article: it brings the renderer of whole pages along. */
const loadDefaultArticle = async (page: ArticlePage): Promise<string> =>
  (await import('./default-article.tsx')).defaultArticle(page)

export default function Settings() {
  return <OwnerSettingsScreen loadDefaultArticle={loadDefaultArticle} />
}
