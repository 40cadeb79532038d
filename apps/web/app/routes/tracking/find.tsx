// `/track`: the tracking form for people without account (requirement 2.3-1).
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { TRACKING_ENGLISH } from '@dropwise/contracts'
import { pageMeta } from '../../features/site/meta.ts'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { InLanguage, useReaderLanguage } from '../../features/tracking/language.tsx'
import { TrackForm } from '../../features/tracking/track-form.tsx'
import { onPlatform } from '../../lib/brand-of-page.ts'
import { createQueryClient } from '../../lib/query.ts'

export const meta = () =>
  pageMeta({
    title: 'Track your delivery',
    description: 'Enter your tracking number to see when your delivery comes and where it is now.',
    path: '/track',
  })

export default function FindDelivery() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <PublicFrame look="slim">
        <Find />
      </PublicFrame>
    </QueryClientProvider>
  )
}

/** In the reader's language, and in English where the page is prerendered. */
function Find() {
  const { language = TRACKING_ENGLISH } = useReaderLanguage(undefined)
  const { words } = language
  return (
    <InLanguage language={language}>
      <section className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16 md:py-24">
        <h1 className="text-5">{words.findDelivery}</h1>
        <p className="pt-2 pb-5 text-3 text-ink-2">{words.whereNumberIs}</p>
        <TrackForm base="/track" />
        <p className="pt-6 text-3 text-ink-2">
          {words.haveAccount}{' '}
          <a href={onPlatform('/customer')} className="text-link">
            {words.seeAllDeliveries}
          </a>
        </p>
      </section>
    </InLanguage>
  )
}
