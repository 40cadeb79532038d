import { siteFeatureDetailsWords as words } from '../../lib/words/site-feature-details.ts'
import { siteFeaturesWords as featuresWords } from '../../lib/words/site-features.ts'
import type { Feature } from './features.ts'
import { Picture } from './picture.tsx'

/** Name and description of the desktop screenshot of each feature. */
const SCREENS: Readonly<Record<Exclude<Feature['id'], 'driver'>, { name: string; alt: () => string }>> = {
  planning: { name: 'plan', alt: () => featuresWords('planScreen') },
  tracking: { name: 'live', alt: () => featuresWords('liveScreen') },
  analytics: { name: 'analytics', alt: () => words('analyticsScreen') },
  security: { name: 'roles', alt: () => words('rolesScreen') },
  tenants: { name: 'tenants', alt: () => words('companiesScreen') },
}

/** A screenshot of the feature in the running demo. */
export function FeaturePicture({ id }: { id: Feature['id'] }) {
  if (id === 'driver')
    return (
      <div className="mx-auto max-h-[420px] w-[280px] overflow-hidden rounded-t-[36px] border-[9px] border-b-0 border-[oklch(0.2_0.03_262)] bg-white">
        <Picture name="driver" width={780} height={1688} alt={words('driverScreen')} />
      </div>
    )
  const { name, alt } = SCREENS[id]
  return (
    <Picture
      name={name}
      alt={alt()}
      width={1440}
      height={900}
      className="rounded border border-line shadow-float"
    />
  )
}
