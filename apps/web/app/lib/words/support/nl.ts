// Dutch texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Nieuwe vraag',
  ticketsNoun: 'vragen',
  tickets: 'Vragen',
  theTicket: 'vraag',
  allTickets: 'Alle vragen',
  nothingAsked: 'Nog niets gevraagd',
  nothingAskedMore:
    'Vraag hier als iets niet werkt of je wilt weten hoe het werkt. Antwoorden komen hier en per e-mail.',
  chooseTicket: 'Kies een vraag om te lezen. Op werkdagen antwoordt iemand binnen {hours} uur.',
  answersWithin: 'Op werkdagen antwoordt iemand binnen {hours} uur.',
  askSupport: 'Vraag de support',
  notSent: 'Je vraag is niet verstuurd',
  subject: 'Onderwerp',
  fewWords: 'In een paar woorden',
  whatHappens: 'Wat er gebeurt, en wat je verwachtte',
  answerComes: 'Het antwoord komt hier en per e-mail naar {email}',
  sending: 'Versturen…',
  send: 'Versturen',
  sendToSupport: 'Naar support sturen',
  writeToReopen: 'Schrijf om hem weer te openen',
  writeToSupport: 'Schrijf support',
  stateOpen: 'bij support',
  stateAnswered: 'beantwoord',
  stateClosed: 'gesloten',
  messages: 'Berichten',
  noteBy: 'Notitie van {name}',
  supportAt: 'support, {time}',
} satisfies Translation<typeof en>
