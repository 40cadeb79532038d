// /customer
import { lazy } from 'react'
import { HomePage } from '../../features/customer/home-page.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { MissingPart } from '../../ui/missing-part.tsx'

// 300 kB, needed only for a parcel on the road.
const TrackingMap = lazy(() => import('../../features/tracking/tracking-map.tsx'))

export default function Home() {
  return (
    <HomePage
      renderMap={(tracking) => (
        <LatePart missing={<MissingPart />}>
          <TrackingMap tracking={tracking} controls="none" />
        </LatePart>
      )}
    />
  )
}
