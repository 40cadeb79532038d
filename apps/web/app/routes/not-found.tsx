// Any other path.
import { PublicFrame } from '../features/site/public-frame.tsx'
import { NotFound } from '../ui/not-found.tsx'

export function meta() {
  return [{ title: 'Page not found - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage() {
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  )
}
