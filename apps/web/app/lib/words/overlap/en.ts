// English texts of overlapping and compact routes.
export default {
  share: 'Routes overlap at {percent} of stops: {inside} of {stops} lie within the area of another route.',
  apart: 'Routes do not overlap.',
  overlappingStops: 'Overlapping stops',
  option: 'Compact routes: may cost % more',
  optionMeans: 'Stops change vans so that routes overlap less. Empty: the cheapest plan.',
  won: 'Compact routes: stops within the area of another route fell from {before} to {after}, for {percent} more cost.',
  wonFree:
    'Compact routes: stops within the area of another route fell from {before} to {after}, at no extra cost.',
  moved: '{stops, plural, one {# stop} other {# stops}} changed vans.',
  nothing: 'Compact routes: nothing within {percent} more cost lets routes overlap less.',
} as const
