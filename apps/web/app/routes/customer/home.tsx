// /customer
import { lazy, Suspense } from 'react'
import { HomePage } from '../../features/customer/home-page.tsx'

// 300 kB, needed only for a parcel on the road.
const TrackingMap = lazy(() => import('../../features/tracking/tracking-map.tsx'))

export default function Home() {
  return (
    <HomePage
      renderMap={(tracking) => (
        <Suspense fallback={null}>
          <TrackingMap tracking={tracking} controls="none" />
        </Suspense>
      )}
    />
  )
}
