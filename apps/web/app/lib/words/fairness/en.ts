// Texts of the balance of drivers over weeks. Terms: docs/languages.md.
export default {
  title: 'Balance',
  noun: 'the balance of drivers',
  weeks: 'Weeks',
  weekCount: '{count, plural, one {# week} other {# weeks}}',
  span: '{from} to {to}',
  driver: 'Driver',
  hours: 'Hours',
  routes: 'Routes',
  stops: 'Stops',
  heavy: 'Heavy orders',
  late: 'Late finishes',
  means:
    'Hours from start to finish of driven routes. A heavy order weighs {weight} or more. A late finish is more than {minutes} min after the plan.',
  spread: 'Most and fewest hours differ by {hours}.',
  nobody: 'No drivers yet',
  nobodyMore: 'Add drivers, and their hours appear here once they drive.',
  you: 'You',
  meanOf: 'Mean of {count}',
  noMean:
    'The mean appears once {least, plural, one {# driver has} other {# drivers have}} driven in these weeks, so that nobody’s hours can be worked out.',
  setting: 'Fairness over weeks',
  settingMeans:
    'The day’s long routes go to drivers who drove less in the past weeks. Drivers stay in their vans, and whole routes change vans.',
  pastWeeks: 'Past weeks that count',
  off: 'Off',
  extra: 'May cost more, percent',
  extraMeans: '0: only exchanges that cost nothing',
  freeInPlan: 'Drivers with fewer hours got the longer routes, at no cost.',
  costInPlan: 'Drivers with fewer hours got the longer routes, for {amount} more.',
} as const
