// English texts of a plan's chances to miss its promises.
export default {
  expected: '{misses} of {promises, plural, one {# promise} other {# promises}} expected to be missed.',
  noPromises: 'No stop has a time window, so there is no promise to miss.',
  countedCompany:
    'Counted on {days} simulated days, with the delays of {routes, plural, one {your last route} other {your last # routes}}.',
  countedUsual:
    'Counted on {days} simulated days with usual delays, until you have driven enough routes to count your own.',
  showStops: 'Show the stops',
  risk: 'Risk',
  missedOn: 'Missed on {missed} of {days} simulated days',
  lateEndOn: 'Ends after its shift on {late} of {days} simulated days.',
  option: 'Safer plan: may cost % more',
  optionMeans: 'Vans leave earlier or stops move where that saves promises. Empty: the cheapest plan.',
  won: 'Safer plan: {before} expected misses fell to {after}, for {percent} more cost.',
  wonFree: 'Safer plan: {before} expected misses fell to {after}, at no extra cost.',
  changed:
    '{routes, plural, one {# route leaves} other {# routes leave}} earlier, {stops, plural, one {# stop} other {# stops}} moved.',
  nothing: 'Safer plan: nothing within {percent} more cost saves a promise.',
} as const
