// `/verify/{number}`: anyone verifies the signed proof of a delivery, without a session.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { pageMeta } from '../../features/site/meta.ts'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { StoredProof, useStoredProof } from '../../features/verify/stored-proof.tsx'
import { createQueryClient } from '../../lib/query.ts'
import { useReaderLanguage } from '../../lib/reader-language.ts'

export const meta = () => [
  ...pageMeta({
    title: 'Verify a proof of delivery',
    description: 'See whether the signature and the photos of a proof of delivery hold.',
    path: '/verify',
    // A number is a private link, so search engines must skip it.
    isHidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerifyStored() {
  const { number = '' } = useParams()
  const [queries] = useState(createQueryClient)
  const language = useReaderLanguage()
  return (
    <QueryClientProvider client={queries}>
      <Page key={`${language} ${number}`} number={number} />
    </QueryClientProvider>
  )
}

function Page({ number }: { number: string }) {
  const { data, isLoading } = useStoredProof(number)
  const parts = data?.hidesPlatform ? 'none' : isLoading ? 'reserved' : 'shown'
  return (
    <PublicFrame look="slim" platformParts={parts}>
      <StoredProof number={number} />
    </PublicFrame>
  )
}
