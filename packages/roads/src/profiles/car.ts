// Cars and small vans. Speeds follow OSRM's published car profile, so that answers are comparable.
import type { RoadProfile } from './profile.ts'

export const car: RoadProfile = {
  access: ['motorcar', 'motor_vehicle', 'vehicle', 'access'],
  restrictions: ['motorcar', 'motor_vehicle', 'vehicle'],
  dimensions: { height: 2, width: 2, length: 5, weight: 2.5, axles: 2 },
  obeysSizeLimits: false,
  speed: { most: Infinity, share: 1 },
  names: { osrm: ['driving', 'car'], valhalla: { costing: 'auto' } },
}
