// Texts of the windows offered for a new order. Terms: docs/languages.md.
export default {
  bestWindows: 'Best windows',
  looking: 'Pricing the plans of the next days…',
  choosePlace: 'Choose the address from the list to see the best windows and what each costs.',
  byVan: '{vehicle} about {time}, {distance} more',
  stateNoRoom: 'No window fits on {days}.',
  stateNoPlan: 'There is no plan yet for {days}.',
  statePlanning: 'The plan is being made for {days}.',
  stateOutOfDate: 'Orders changed since the plan of {days}. Plan again to see its windows.',
  stateDispatched: 'The routes of {days} are with the drivers. Use Live to fit an order in.',
  stateNoRoads: 'No road reaches this place on {days}.',
  estimated: 'Times are estimates, as the map does not cover this area.',
  changesNothing: 'No plan changes until you plan again.',
} as const
