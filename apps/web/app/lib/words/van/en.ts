// Texts about vans on the road: what needs attention, and how a van falls behind. Terms: docs/languages.md.
export default {
  zoneEntered: 'Entered {zone} at {time}',
  zoneLeft: 'Left {zone} at {time}',
  zoneDwelt: 'Has been in {zone} for long, told at {time}',
  itsZone: 'its zone',
  silent: 'No position since {time}',
  hasNotLeft: 'Has not left, planned for {time}',
  offRoute: 'Off its route to stop {sequence} since {time}',
  standingStill: 'Standing still since {time}',
  standingAt: 'Standing at stop {sequence} since {time}',
  slipping: '{behind} behind, first promise breaks at {time}',
  slippingMore: '{behind} behind, losing {minutes} min a stop, first promise breaks at {time}',
} as const
