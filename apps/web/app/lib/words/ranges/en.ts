// Texts of the hit rate of arrival ranges. Terms: docs/languages.md.
export default {
  arrivalRanges: 'Arrival ranges',
  calibrated: 'Our {aim} ranges held {share} of {count, plural, one {# arrival} other {# arrivals}}.',
  uncalibrated:
    'Ranges shown an hour before held {share} of {count, plural, one {# arrival} other {# arrivals}}. They aim at {aim} once {least} arrivals are known.',
  unknown:
    '{count, plural, one {# arrival} other {# arrivals}} so far. After {least}, you see here how often our arrival ranges held.',
} as const
