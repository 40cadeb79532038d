// Dutch texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'De tijd die we voor je levering gaven, geldt niet meer: ze is van haar rit gehaald. We schrijven je zodra er een nieuwe tijd is. Onze excuses voor de wijziging. {company}',
  told: '{count, plural, one {# ontvanger ingelicht} other {# ontvangers ingelicht}}',
  notTold: 'De ontvanger van {reference} is niet ingelicht',
  question:
    '{count, plural, one {# ontvanger vertellen dat de levering is teruggetrokken?} other {# ontvangers vertellen dat de levering is teruggetrokken?}}',
  questionMore:
    'Ze waren er al over ingelicht, en wat verstuurd is kan niet terug. Niemand anders krijgt bericht.',
  recipients: 'Ontvangers',
  tell: '{count, plural, one {# ontvanger inlichten} other {# ontvangers inlichten}}',
  tellNobody: 'Niemand inlichten',
  whatTheyRead: 'Wat ze lezen, per e-mail en sms zoals eerder',
} satisfies Translation<typeof en>
