// Texts of the planner on the home page. Terms: docs/languages.md.
export default {
  asItCameIn: 'As it came in',
  planned: 'Planned',
  figures: '{distance}, {duration} driving',
  elapsed: '{seconds} of {total} s',
  stopKeepBest: 'Stop, keep best',
  optimizeAgain: 'Optimize again',
  failed:
    'The try-out did not start: {message}. The product itself plans on the server and does not depend on this.',
  failedSilently:
    'The try-out did not start. The product itself plans on the server and does not depend on this.',
  routesOverStops:
    '{routes, plural, one {# route} other {# routes}} over {stops, plural, one {# stop} other {# stops}}',
} as const
