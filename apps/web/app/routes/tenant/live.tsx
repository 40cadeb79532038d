// /tenant/live
import { LivePage } from '../../features/live-map/live-page.tsx'

export function meta() {
  return [{ title: 'Live - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function Live() {
  return <LivePage />
}
