// /tenant/live
import { LivePage } from '../../features/live-map/live-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Live')

export default function Live() {
  return <LivePage />
}
