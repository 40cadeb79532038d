// Any other path.
import { NotFound } from '../ui/not-found.tsx'

export function meta() {
  return [{ title: 'Page not found - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default NotFound
