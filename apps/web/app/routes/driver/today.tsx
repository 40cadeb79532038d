// `/driver`: today's stops on the company's clock.
import { useQuery } from '@tanstack/react-query'
import { TodayScreen } from '../../features/driver/today-screen.tsx'
import { describeError } from '../../lib/api.ts'
import { companyQuery } from '../../lib/data/company.ts'
import { useUser } from '../../lib/session-context.ts'
import { useToday } from '../../lib/today.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'

export default function Today() {
  const { tenantId } = useUser()
  const company = useQuery({ ...companyQuery(tenantId ?? ''), enabled: tenantId !== null })
  const today = useToday(company.data?.timeZone ?? 'UTC')
  if (!tenantId)
    return (
      <EmptyState title="You do not drive for a company yet">
        Ask your dispatcher to add you as a driver with this email address.
      </EmptyState>
    )
  if (company.isPending) return <SkeletonRows rows={8} height={56} label="Loading your day" />
  if (company.isError)
    return (
      <ErrorState
        title="Your day could not be loaded"
        {...describeError(company.error)}
        onRetry={() => void company.refetch()}
      />
    )
  return <TodayScreen day={today} timeZone={company.data.timeZone} />
}
