// Dutch words of delivery notices.
import { reasons } from '../../reason-words/nl.ts'
import type { NoticeWords } from './types.ts'

export const nl: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Uw bestelling is bevestigd',
      message: '{company} bezorgt {reference}.',
      messageTo: '{company} bezorgt {reference} op dit adres: {street}.',
    },
    out_for_delivery: {
      title: 'Uw levering is onderweg',
      message: '{company} is onderweg met {reference}.',
      messageTo: '{company} is onderweg met {reference} naar {street}.',
    },
    driver_near: {
      title: 'Uw bezorger is er over ongeveer {duration}',
      message: '{company} is onderweg.',
      messageTo: '{company} is onderweg naar {street}.',
    },
    running_late: {
      title: 'Uw levering heeft vertraging',
      message: '{company} komt later dan afgesproken met {reference}.',
    },
    driver_arrived: { title: 'Uw bezorger is er', message: '{company} staat voor de deur met {reference}.' },
    delivered: {
      title: 'Uw levering is bezorgd',
      message: '{company} heeft {reference} bezorgd.',
      messageTo: '{company} heeft {reference} bezorgd op dit adres: {street}.',
    },
    delivery_failed: {
      title: 'Uw levering kon niet worden bezorgd',
      message: '{company} kon {reference} niet bezorgen.',
      messageTo: '{company} kon {reference} niet bezorgen op dit adres: {street}.',
    },
    feedback_asked: {
      title: 'Hoe was uw levering?',
      message: 'Laat {company} weten hoe de levering van {reference} is verlopen.',
    },
    request_received: {
      title: 'Uw aanvraag is aangekomen',
      message: '{company} heeft uw aanvraag en geeft u antwoord. Het is nog geen bestelling.',
    },
    request_accepted: {
      title: 'Uw bestelling is aangenomen',
      message: '{company} heeft uw bestelling {reference} aangenomen.',
    },
    request_declined: {
      title: 'Uw aanvraag is afgewezen',
      message: '{company} kan uw bestelling niet aannemen.',
    },
  },
  expected: 'Verwacht: {time}.',
  agreed: 'Afgesproken: {time}.',
  requested: 'Aangevraagd: {time}.',
  reason: 'Reden: {reason}.',
  proof: 'Log in op de volgpagina om het bewijs van levering te bekijken.',
  choose: 'Kies een andere dag op de volgpagina of neem contact op met {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Beste {{user_name}},',
    reader: 'klant',
    confirmed: '{{company_name}}: bestelling {{order_reference}} is bevestigd',
    received:
      '{{company_name}} heeft uw bestelling {{order_reference}} ontvangen en bezorgt die bij u. {{delivery_window}}',
    track: 'Volg uw levering',
    number: 'Uw volgnummer is {{tracking_number}}.',
  },
}
