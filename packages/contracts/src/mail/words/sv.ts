// Swedish words of delivery notices.
import { reasons } from '../../reason-words/sv.ts'
import type { NoticeWords } from './types.ts'

export const sv: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Din beställning är bekräftad',
      message: '{company} levererar {reference}.',
      messageTo: '{company} levererar {reference} till {street}.',
    },
    out_for_delivery: {
      title: 'Din leverans är på väg',
      message: '{company} är på väg med {reference}.',
      messageTo: '{company} är på väg med {reference} till {street}.',
    },
    driver_near: {
      title: 'Din chaufför är framme om cirka {duration}',
      message: '{company} är på väg.',
      messageTo: '{company} är på väg till {street}.',
    },
    running_late: {
      title: 'Din leverans är försenad',
      message: '{company} kommer senare än avtalat med {reference}.',
    },
    driver_arrived: { title: 'Din chaufför är framme', message: '{company} är framme med {reference}.' },
    delivered: {
      title: 'Din leverans har kommit fram',
      message: '{company} har levererat {reference}.',
      messageTo: '{company} har levererat {reference} till {street}.',
    },
    delivery_failed: {
      title: 'Din leverans kunde inte lämnas',
      message: '{company} kunde inte leverera {reference}.',
      messageTo: '{company} kunde inte leverera {reference} till {street}.',
    },
    feedback_asked: {
      title: 'Hur gick leveransen?',
      message: 'Berätta för {company} hur leveransen av {reference} gick.',
    },
    request_received: {
      title: 'Din förfrågan har kommit fram',
      message: '{company} har din förfrågan och svarar dig. Det är ännu ingen beställning.',
    },
    request_accepted: {
      title: 'Din beställning är godkänd',
      message: '{company} har godkänt din beställning {reference}.',
    },
    request_declined: {
      title: 'Din förfrågan har avböjts',
      message: '{company} kan inte ta emot din beställning.',
    },
  },
  expected: 'Beräknad ankomst: {time}.',
  agreed: 'Avtalat: {time}.',
  requested: 'Önskad tid: {time}.',
  reason: 'Orsak: {reason}.',
  proof: 'Logga in på spårningssidan för att se leveransbeviset.',
  choose: 'Välj en annan dag på spårningssidan eller kontakta {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Hej {{user_name}}!',
    reader: 'kund',
    confirmed: '{{company_name}}: beställning {{order_reference}} är bekräftad',
    received:
      '{{company_name}} har tagit emot din beställning {{order_reference}} och levererar den till dig. {{delivery_window}}',
    track: 'Följ din leverans',
    number: 'Ditt spårningsnummer är {{tracking_number}}.',
  },
}
