// /track/{number} and /track/demo: public, no session, the company's colour.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { TrackingView } from '../../features/tracking/tracking-view.tsx'
import { createQueryClient } from '../../lib/query.ts'

export function meta() {
  return [
    { title: 'Track your delivery - Dropwise' },
    {
      name: 'description',
      content: 'See when your delivery comes, where it is now, and what you can change.',
    },
    // A number is a private link: it never belongs into a search engine.
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function Track() {
  const { number = '' } = useParams()
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <TrackingView key={number} number={number} place="page" />
    </QueryClientProvider>
  )
}
