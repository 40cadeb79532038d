// Any other path.
import { PublicFrame } from '../features/site/public-frame.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { DESCRIPTION, pageMeta } from '../features/site/meta.ts'
import { useReaderLanguage } from '../lib/reader-language.ts'
import { commonWords } from '../lib/words/common.ts'

/** No URL: one file serves all unknown paths. */
export const meta = () =>
  pageMeta({ title: commonWords('pageMissing'), description: DESCRIPTION, isHidden: true })

export default function NotFoundPage() {
  useReaderLanguage()
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  )
}
