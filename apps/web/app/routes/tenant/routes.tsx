// `/tenant/routes`
import { lazy } from 'react'
import { RoutesScreen, type MappedRoutes } from '../../features/routes/routes-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { mapWords } from '../../lib/words/map.ts'
import { routesWords } from '../../lib/words/routes.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { MissingPart } from '../../ui/missing-part.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('routes'))

/** The maps' code is large: it loads after the list, and only at a desk. */
const OverviewMap = lazy(() => import('../../features/live-map/overview-map.tsx'))
const PlanPreviewMap = lazy(() => import('../../features/planning/plan-preview-map.tsx'))

function drawMap({ planId, openRoute }: MappedRoutes) {
  return (
    <LatePart missing={<MissingPart />}>
      {planId ? <PlanPreviewMap planId={planId} route={openRoute} /> : <OverviewMap />}
    </LatePart>
  )
}

export default function Routes() {
  const hasWords = [useWords(routesWords), useWords(mapWords)].every(Boolean)
  const hasRoomForMap = useLayoutSize() === 'desk'
  if (!hasWords) return <PageSpinner />
  return <RoutesScreen drawMap={hasRoomForMap ? drawMap : undefined} />
}
