// Texts of requests that visitors sent with the order form. Terms: docs/languages.md.
export default {
  requests: 'Requests',
  noRequests: 'No request waits for an answer.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'The request is an order now',
  declined: 'The request is declined',
  notAnswered: 'The request could not be answered',
  message: 'Message to the visitor',
  cancel: 'Cancel',
  waiting:
    '{count, plural, one {# request from the order form waits} other {# requests from the order form wait}}',
  answer: 'Answer',
  toldLater: 'The visitor is told in a minute.',
  notRestored: 'The refusal could not be undone',
  restored: 'The request waits again',
  noContact: 'The visitor left neither email nor phone: nobody is told.',
} as const
