// `/verify`: anyone verifies a signed proof of delivery that they kept.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { pageMeta } from '../../features/site/meta.ts'
import { PublicFrame } from '../../features/site/public-frame.tsx'
import { SavedProof } from '../../features/verify/kept-file.tsx'
import { createQueryClient } from '../../lib/query.ts'
import { useReaderLanguage } from '../../lib/reader-language.ts'

export const meta = () =>
  pageMeta({
    title: 'Verify a proof of delivery',
    description: 'Check that nobody changed a signed proof of delivery, and see what was reported later.',
    path: '/verify',
  })

export default function VerifyFile() {
  const [queries] = useState(createQueryClient)
  const language = useReaderLanguage()
  return (
    <QueryClientProvider client={queries}>
      <PublicFrame look="slim">
        <SavedProof key={language} />
      </PublicFrame>
    </QueryClientProvider>
  )
}
