// Texts of the message after a recall. Terms: docs/languages.md.
export default {
  apology:
    'The time that we gave you for your delivery no longer holds: it was taken off its route. We will write to you as soon as it has a new time. We are sorry for the change. {company}',
  told: '{count, plural, one {# recipient told} other {# recipients told}}',
  notTold: 'The recipient of {reference} was not told',
  question:
    '{count, plural, one {Tell # recipient that the delivery was taken back?} other {Tell # recipients that the delivery was taken back?}}',
  questionMore:
    'They were told of it before, and nothing that was sent can be taken back. Nobody else is written to.',
  recipients: 'Recipients',
  tell: '{count, plural, one {Tell # recipient} other {Tell # recipients}}',
  tellNobody: 'Tell nobody',
  whatTheyRead: 'What they read, by mail and text as before',
} as const
