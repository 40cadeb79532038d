// `/tenant/plan`
import { PlanScreen } from '../../features/planning/plan-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { NoRegionNotice } from '../../ui/map/no-region-notice.tsx'

export const meta = hiddenMeta('Plan')

export default function Plan() {
  return (
    <>
      <NoRegionNotice />
      <PlanScreen />
    </>
  )
}
