// `/order/{slug}`: a company's public order form, without a session, in the company's colour.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { publicFormQuery } from '../../features/order-form/api.ts'
import { OrderFormView } from '../../features/order-form/order-form-view.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { showLanguage, useLanguage, wantedLanguage } from '../../lib/language.ts'
import { createQueryClient } from '../../lib/query.ts'
import { orderFormWords } from '../../lib/words/order-form.ts'
import { stopUnreadForms } from '../../ui/unread-fields.ts'

export const meta = () =>
  pageMeta({
    title: orderFormWords('orderADelivery'),
    description: 'Choose a time and order.',
    path: '/order',
    isHidden: true,
  })

export default function Order() {
  const { slug = '' } = useParams()
  const [queries] = useState(createQueryClient)
  const language = useLanguage()
  useEffect(stopUnreadForms, [])
  useEffect(() => {
    void showLanguage(wantedLanguage())
  }, [])
  return (
    <QueryClientProvider client={queries}>
      <Page key={language} slug={slug} />
    </QueryClientProvider>
  )
}

/** In a frame of another site, the platform's header and footer are out of place. */
const isFramed = (): boolean => typeof window !== 'undefined' && window.self !== window.top

function Page({ slug }: { slug: string }) {
  const { data, isLoading } = useQuery(publicFormQuery(slug))
  const parts = isFramed() || data?.company.hidesPlatform ? 'none' : isLoading ? 'reserved' : 'shown'
  return (
    <PublicFrame look="slim" platformParts={parts}>
      <OrderFormView slug={slug} />
    </PublicFrame>
  )
}
