// Sign-in, trial, registration and what mails lead to: the public header and footer, slim (requirement 2.1-7).
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { PageOutlet } from '../../ui/crash.tsx'

export default function AuthLayout() {
  return (
    <PublicFrame look="slim">
      <PageOutlet />
    </PublicFrame>
  )
}
