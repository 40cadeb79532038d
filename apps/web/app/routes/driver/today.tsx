// `/driver`: today's route.
import { DriverScreen } from '../../features/driver/driver-screen.tsx'
import { useUser } from '../../lib/session-context.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { EmptyState } from '../../ui/states.tsx'

export default function Today() {
  const { tenantId } = useUser()
  if (!tenantId) return <EmptyState title={words('noCompany')}>{words('noCompanyMore')}</EmptyState>
  return <DriverScreen />
}
