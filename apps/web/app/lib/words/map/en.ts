// Texts of maps, their controls and tables. Terms: docs/languages.md.
export default {
  mapOfDay: 'Map of the live day',
  stop: 'Stop {number}',
  served: 'served',
  failed: 'failed',
  skipped: 'skipped',
} as const
