// Dutch texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} is gesloten. De gegevens worden na {day} gewist',
  closed: '{company} is gesloten',
  closedMore:
    'Tot die dag kan het weer worden geopend: schrijf ons. Vrijgegeven ritten worden afgemaakt en ontvangers kunnen ze blijven volgen.',
  deletedOn: '{company} is op {day} gewist',
  deleted: '{company} is gewist',
  deletedMore:
    'Het was gesloten en de tijd om het weer te openen is voorbij. Facturen worden bewaard zoals de wet vraagt.',
  suspended: '{company} heeft je toegang geblokkeerd',
  suspendedMore:
    'Gearchiveerde chauffeurs bijvoorbeeld melden zich niet meer aan. Vraag een planner of beheerder van het bedrijf.',
  removed: 'Je hoort niet meer bij {company}',
  removedMore: 'Vraag een beheerder van het bedrijf om een nieuwe uitnodiging.',
  removedOnMore:
    'Een beheerder heeft je op {day} verwijderd. Vraag een beheerder van het bedrijf om een nieuwe uitnodiging.',
  whatYouMayEnter: 'toegangen van je account',
  expectDelivery: 'Verwacht je zelf een levering?',
  deliveriesToYou: 'Leveringen voor jou',
  writeToUs: 'Schrijf ons',
  movedTo: '{company} is verhuisd naar {host}',
  signInThere: 'Meld je daar aan met hetzelfde adres en wachtwoord.',
  goOnThere: 'Daar verdergaan',
  nothingChanged: 'Er is niets gewijzigd',
  goOnWithout: 'Verdergaan zonder dit bedrijf',
  yourCompanies: 'Bedrijven waarvoor je werkt',
  didNotOpen: '{company} kon niet worden geopend',
  openCompany: '{company} openen',
  yourAccess: 'Je toegang',
} satisfies Translation<typeof en>
