// Texts of values that a form refuses. Terms: docs/languages.md.
export default {
  missing: 'Must be filled in',
  atLeastCharacters:
    '{count, plural, one {Must have at least # character} other {Must have at least # characters}}',
  atMostCharacters:
    '{count, plural, one {Must have at most # character} other {Must have at most # characters}}',
  atLeastOf: 'Must have at least {count}',
  atMostOf: 'Must have at most {count}',
  moreThan: 'Must be more than {value}',
  atLeast: 'Must be at least {value}',
  lessThan: 'Must be less than {value}',
  atMost: 'Must be at most {value}',
  date: 'Must be a date like {example}',
  dateAndTime: 'Must be a date and time like {example}',
  time: 'Must be a time like {example}',
  email: 'Must be an email address',
  url: 'Must be a web address',
  wholeNumber: 'Must be a whole number',
  oneOf: 'Must be one of: {values}',
} as const
