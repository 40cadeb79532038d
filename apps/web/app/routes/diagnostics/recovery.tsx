import { RecoveryPage } from '../../features/diagnostics/recovery-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Recovery',
    description: 'Clears what this browser remembers and starts a fresh sign-in.',
    path: '/recovery',
    isHidden: true,
  })

export default RecoveryPage
