// Sign-in, trial, registration and mail targets, with slim public header and footer (requirement 2.1-7).
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { PageOutlet } from '../../ui/crash.tsx'

export default function AuthLayout() {
  return (
    <PublicFrame look="slim">
      <PageOutlet />
    </PublicFrame>
  )
}
