// `/tenant/routes`
import { lazy, Suspense } from 'react'
import { RoutesScreen } from '../../features/routes/routes-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { routesWords } from '../../lib/words/routes.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'

export const meta = hiddenMeta('Routes')

/** The map's code is large: it loads after the list, and only at a desk. */
const OverviewMap = lazy(() => import('../../features/live-map/overview-map.tsx'))

export default function Routes() {
  const hasWords = useWords(routesWords)
  const hasRoomForMap = useLayoutSize() === 'desk'
  if (!hasWords) return <PageSpinner />
  return (
    <RoutesScreen
      map={
        hasRoomForMap && (
          <Suspense>
            <OverviewMap />
          </Suspense>
        )
      }
    />
  )
}
