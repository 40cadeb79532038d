// `/tenant`
import { FirstDay } from '../../features/first-day/first-day.tsx'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Overview')

export default function Overview() {
  return (
    <>
      <FirstDay />
      <OverviewScreen />
    </>
  )
}
