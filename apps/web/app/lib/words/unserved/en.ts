// Reasons why an order is not in a plan. Terms: docs/languages.md.
export default {
  reasonWindow: 'No van can get there in time',
  reasonCapacity: 'Too large for the vans',
  reasonShift: 'After the end of every shift',
  reasonSkills: 'Nobody has the skill',
  reasonUnreachable: 'No road leads there',
  reasonNoVehicle: 'No vans',
  reasonMaxStops: 'Every van is at its stop limit',
  reasonMaxDistance: 'Too far',
  reasonVehicleRule: 'No van is allowed',
  reasonNotWorthIt: 'Not worth the detour',
  reasonSequence: 'Its van has no room in this sequence',
  reasonFleetFull: 'No room beside the other orders',
  reasonNotFoundInTime: 'The search ran out of time',
  reasonByHand: 'Removed by hand',
  reasonOther: 'Left out',
} as const
