// /customer/track/{number}: the public page inside the area; whoever looks keeps the delivery in the own list.
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { preferencesQuery } from '../../features/customer/api.ts'
import { TrackingView } from '../../features/tracking/tracking-view.tsx'
import { canonicalNumber, trackingQuery } from '../../lib/data/tracking.ts'
import { useUser } from '../../lib/session-context.ts'

export default function Track() {
  const { number = '' } = useParams()
  const user = useUser()
  const trueNumber = useQuery(trackingQuery(canonicalNumber(number))).data?.trackingNumber ?? ''
  useQuery({
    ...preferencesQuery(user.userId, trueNumber),
    enabled: trueNumber !== '' && user.role === 'customer',
  })
  return <TrackingView key={number} number={number} place="shell" />
}
