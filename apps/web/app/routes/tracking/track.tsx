// /track/{number} and /track/demo: public, no session, the company's colour.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DEMO_TRACKING_NUMBER } from '@dropwise/contracts'
import { pageMeta } from '../../features/site/meta.ts'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { TrackingView } from '../../features/tracking/tracking-view.tsx'
import { canonicalNumber, trackingQuery } from '../../lib/data/tracking.ts'
import { createQueryClient } from '../../lib/query.ts'
import { WithoutScript } from '../../ui/without-script.tsx'

export function meta({ params }: { params: { number?: string } }) {
  const isDemo = params.number === DEMO_TRACKING_NUMBER
  return [
    ...pageMeta({
      title: 'Track your delivery',
      description: 'See when your delivery comes, where it is now, and what you can change.',
      path: isDemo ? '/track/demo' : '/track',
      // A number is a private link, so search engines must skip it.
      isHidden: !isDemo,
    }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function Track() {
  const { number = '' } = useParams()
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <Page number={number} />
    </QueryClientProvider>
  )
}

function Page({ number }: { number: string }) {
  const { data, isLoading } = useQuery(trackingQuery(canonicalNumber(number)))
  const parts = data?.brand.hidesPlatform ? 'none' : isLoading ? 'reserved' : 'shown'
  return (
    <PublicFrame look="slim" isFixedHeight platformParts={parts}>
      <WithoutScript title="Track your delivery">
        The live page needs JavaScript. <a href="?plain=1">Read when the delivery comes</a> as words alone.
      </WithoutScript>
      <TrackingView key={number} number={number} place="page" />
    </PublicFrame>
  )
}
