import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Anfragen',
  noRequests: 'Keine Anfrage wartet auf Antwort.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  accepted: 'Die Anfrage ist jetzt ein Auftrag',
  declined: 'Die Anfrage ist abgelehnt',
  notAnswered: 'Die Anfrage wurde nicht beantwortet',
  message: 'Nachricht an den Besteller',
  cancel: 'Abbrechen',
  waiting:
    '{count, plural, one {# Anfrage vom Bestellformular wartet} other {# Anfragen vom Bestellformular warten}}',
  answer: 'Beantworten',
  toldLater: 'Der Besteller erfährt es in einer Minute.',
  notRestored: 'Die Ablehnung wurde nicht zurückgenommen',
  restored: 'Die Anfrage wartet wieder',
  noContact: 'Der Besteller hat weder E-Mail noch Telefon angegeben: Er erfährt es nicht.',
} satisfies Translation<typeof en>
