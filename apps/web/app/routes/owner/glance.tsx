// What an owner sees at `/tenant`: the owner's frame around the companies, read-only (requirement 2.2-3).
import { CompanyGlance } from '../../features/owner/company-glance.tsx'
import { useWords } from '../../lib/words.ts'
import { ownerFrameWords } from '../../lib/words/owner-frame.ts'
import { ownerTenantsWords } from '../../lib/words/owner-tenants.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { OwnerFrame } from './layout.tsx'

export default function OwnerGlance() {
  const hasFrameWords = useWords(ownerFrameWords)
  const hasWords = useWords(ownerTenantsWords)
  if (!hasFrameWords || !hasWords) return <PageSpinner />
  return (
    <OwnerFrame>
      <CompanyGlance />
    </OwnerFrame>
  )
}
