// `/owner/settings`
import type { ArticlePage } from '@dropwise/contracts'
import { OwnerSettingsScreen } from '../../features/owner/platform/settings-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('settings'))

/** Loaded on demand, because it contains the renderer of whole pages. */
const loadDefaultArticle = async (page: ArticlePage): Promise<string> =>
  (await import('./default-article.tsx')).defaultArticle(page)

export default function Settings() {
  return <OwnerSettingsScreen loadDefaultArticle={loadDefaultArticle} />
}
