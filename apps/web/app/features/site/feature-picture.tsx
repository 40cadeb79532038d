import type { Feature } from './content.ts'
import { Picture } from './picture.tsx'

/** Name and description of the desktop screenshot of each feature. */
const SCREENS: Record<Exclude<Feature['id'], 'driver'>, { name: string; alt: string }> = {
  planning: { name: 'plan', alt: 'The plan screen: routes on the map, as a list and as a timeline' },
  tracking: { name: 'live', alt: 'The live screen in dark: vans on the map and the stops at risk' },
  analytics: {
    name: 'analytics',
    alt: 'Analytics: on time and cost by day, and planned against driven by van',
  },
  security: { name: 'roles', alt: 'The table of roles: the rights of each role, and roles of the company' },
  tenants: {
    name: 'tenants',
    alt: 'The owner\u2019s list of companies: state, plan, vehicles and orders of each',
  },
}

/** A screenshot of the feature in the running demo. */
export function FeaturePicture({ id }: { id: Feature['id'] }) {
  if (id === 'driver')
    return (
      <div className="mx-auto max-h-[420px] w-[280px] overflow-hidden rounded-t-[36px] border-[9px] border-b-0 border-[oklch(0.2_0.03_262)] bg-white">
        <Picture
          name="driver"
          width={780}
          height={1688}
          alt="The driver\u2019s phone: the next stop of the route"
        />
      </div>
    )
  return (
    <Picture {...SCREENS[id]} width={1440} height={900} className="rounded border border-line shadow-float" />
  )
}
