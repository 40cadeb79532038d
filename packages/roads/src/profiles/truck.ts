// A truck of 7.5 t with a box body: 3.2 m high, 2.5 m wide, 8 m long.
import type { RoadProfile } from './profile.ts'

export const truck: RoadProfile = {
  access: ['hgv', 'goods', 'motor_vehicle', 'vehicle', 'access'],
  restrictions: ['hgv', 'goods', 'motor_vehicle', 'vehicle'],
  dimensions: { height: 3.2, width: 2.5, length: 8, weight: 7.5, axles: 2 },
  obeysSizeLimits: true,
  // A truck brakes earlier and starts slower than a car, so it loses a little time everywhere.
  speed: { most: 80, share: 0.92 },
  names: {
    osrm: ['truck'],
    valhalla: { costing: 'truck', options: { height: 3.2, width: 2.5, length: 8, weight: 7.5 } },
  },
}
