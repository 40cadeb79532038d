// `/tenant`
import { FirstDay } from '../../features/first-day/first-day.tsx'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

export function meta() {
  return [{ title: 'Overview - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function Overview() {
  return (
    <>
      <FirstDay />
      <OverviewScreen />
    </>
  )
}
