// German texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'Die Zeit, die wir Ihnen für Ihre Lieferung genannt haben, gilt nicht mehr: Sie wurde von ihrer Tour genommen. Wir schreiben Ihnen, sobald es eine neue Zeit gibt. Bitte entschuldigen Sie die Änderung. {company}',
  told: '{count, plural, one {# Empfänger benachrichtigt} other {# Empfänger benachrichtigt}}',
  notTold: 'Der Empfänger von {reference} wurde nicht benachrichtigt',
  question:
    '{count, plural, one {# Empfänger sagen, dass die Lieferung zurückgezogen wurde?} other {# Empfängern sagen, dass die Lieferung zurückgezogen wurde?}}',
  questionMore:
    'Sie wurden schon benachrichtigt, und Gesendetes lässt sich nicht zurückholen. Sonst wird niemandem geschrieben.',
  recipients: 'Empfänger',
  tell: '{count, plural, one {# Empfänger benachrichtigen} other {# Empfänger benachrichtigen}}',
  tellNobody: 'Niemanden benachrichtigen',
  whatTheyRead: 'Was sie lesen, per E-Mail und SMS wie zuvor',
} satisfies Translation<typeof en>
