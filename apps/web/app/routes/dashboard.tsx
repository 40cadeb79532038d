// `/dashboard` picks the area by role; a trial sees how many days it has left first (requirement 2.2-2).
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { areaOf } from '@dropwise/contracts'
import { PublicFrame } from '../features/site/public-frame.tsx'
import { myTrial } from '../features/trial/api.ts'
import { TrialCard } from '../features/trial/trial-card.tsx'
import { useUser } from '../lib/session-context.ts'
import { PageSpinner } from '../ui/skeleton.tsx'

export function meta() {
  return [{ title: 'Dashboard - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function Dashboard() {
  const { role } = useUser()
  const mayHaveTrial = role === 'tenant'
  const trial = useQuery({ ...myTrial(), enabled: mayHaveTrial })
  if (!mayHaveTrial || trial.isError || trial.data?.status === 'active')
    return <Navigate to={areaOf(role)} replace />
  if (trial.isPending) return <PageSpinner />
  return (
    <PublicFrame look="slim">
      <div className="mx-auto flex w-full max-w-[552px] flex-1 flex-col justify-center px-6 py-10">
        <TrialCard trial={trial.data} now={trial.dataUpdatedAt} />
      </div>
    </PublicFrame>
  )
}
