// /customer/track/{number}: the public page in the area; claiming the delivery adds it to the list.
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { claimQuery } from '../../features/customer/api/deliveries.ts'
import { ClaimForm } from '../../features/customer/claim-form.tsx'
import { MessagesPanel } from '../../features/customer/messages-panel.tsx'
import { ProofOfDelivery } from '../../features/customer/proof-of-delivery.tsx'
import { TrackingView } from '../../features/tracking/tracking-view.tsx'
import { ApiError } from '../../lib/api.ts'
import { canonicalNumber, trackingQuery } from '../../lib/data/tracking.ts'
import { useUser } from '../../lib/session-context.ts'
import { hiddenMeta } from '../../features/site/meta.ts'
import { customerWords } from '../../lib/words/customer.ts'

/** A title of the route, so that leaving the page resets the title that the view sets. */
export const meta = hiddenMeta(() => customerWords('tracking'))

export default function Track() {
  const { number = '' } = useParams()
  const user = useUser()
  const tracking = useQuery(trackingQuery(canonicalNumber(number))).data
  const claim = useQuery({
    ...claimQuery(user.userId, tracking?.trackingNumber ?? ''),
    enabled: tracking !== undefined && user.role === 'customer',
  })
  const isUnclaimed = claim.error instanceof ApiError && claim.error.code === 'claim_needed'
  return (
    <TrackingView key={number} number={number} place="shell">
      {tracking && <ProofOfDelivery tracking={tracking} />}
      {tracking && isUnclaimed && <ClaimForm tracking={tracking} />}
      {tracking && claim.data && <MessagesPanel tracking={tracking} deliveryId={claim.data} />}
    </TrackingView>
  )
}
