// `/tenant`
import { lazy } from 'react'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { mapWords } from '../../lib/words/map.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { vanWords } from '../../lib/words/van.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { MissingPart } from '../../ui/missing-part.tsx'
import { NoRegionNotice } from '../../ui/map/no-region-notice.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('overview'))

/** The map's code is large: it loads after the figures, and not on phones. */
const OverviewMap = lazy(() => import('../../features/live-map/overview-map.tsx'))

export default function Overview() {
  const hasRoomForMap = useLayoutSize() !== 'phone'
  const hasWords = [useWords(overviewWords), useWords(mapWords), useWords(vanWords)].every(Boolean)
  if (!hasWords) return <PageSpinner />
  return (
    <>
      <NoRegionNotice />
      <OverviewScreen
        map={
          hasRoomForMap && (
            <LatePart missing={<MissingPart />}>
              <OverviewMap />
            </LatePart>
          )
        }
      />
    </>
  )
}
