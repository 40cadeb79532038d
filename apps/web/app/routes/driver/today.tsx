// `/driver`: today's route.
import { DriverScreen } from '../../features/driver/driver-screen.tsx'
import { useUser } from '../../lib/session-context.ts'
import { EmptyState } from '../../ui/states.tsx'

export default function Today() {
  const { tenantId } = useUser()
  if (!tenantId)
    return (
      <EmptyState title="You do not drive for a company yet">
        Ask your dispatcher to add you as a driver with this email address.
      </EmptyState>
    )
  return <DriverScreen />
}
