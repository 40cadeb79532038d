import { TrustPage } from '../../features/site/trust-articles.tsx'
import { pageMeta } from '../../features/site/meta.ts'

export const meta = () =>
  pageMeta({
    title: 'Trust Center',
    description:
      'What Dropwise promises on reliability, security, privacy and leaving, and where to check it.',
    path: '/trust',
  })

export default TrustPage
