// German texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} ist geschlossen. Ihre Daten werden nach dem {day} gelöscht',
  closed: '{company} ist geschlossen',
  closedMore:
    'Bis dahin kann sie wieder geöffnet werden: Schreib uns. Freigegebene Touren werden zu Ende gefahren, und Empfänger können sie weiter verfolgen.',
  deletedOn: '{company} wurde am {day} gelöscht',
  deleted: '{company} wurde gelöscht',
  deletedMore:
    'Sie war geschlossen, und die Frist zum Wiederöffnen ist vorbei. Rechnungen werden so lange aufbewahrt, wie das Gesetz es verlangt.',
  suspended: '{company} hat deinen Zugang gesperrt',
  suspendedMore:
    'Archivierte Fahrer zum Beispiel melden sich nicht mehr an. Frag einen Disponenten oder Administrator der Firma.',
  removed: 'Du gehörst nicht mehr zu {company}',
  removedMore: 'Bitte einen Administrator der Firma um eine neue Einladung.',
  removedOnMore:
    'Ein Administrator hat dich am {day} entfernt. Bitte einen Administrator der Firma um eine neue Einladung.',
  whatYouMayEnter: 'Zugänge deines Kontos',
  expectDelivery: 'Erwartest du selbst eine Lieferung?',
  deliveriesToYou: 'Lieferungen an dich',
  writeToUs: 'Schreib uns',
  movedTo: '{company} ist zu {host} umgezogen',
  signInThere: 'Melde dich dort mit derselben Adresse und demselben Passwort an.',
  goOnThere: 'Dort weitermachen',
  nothingChanged: 'Nichts wurde geändert',
  goOnWithout: 'Ohne sie weitermachen',
  yourCompanies: 'Firmen, für die du arbeitest',
  didNotOpen: '{company} konnte nicht geöffnet werden',
  openCompany: '{company} öffnen',
  yourAccess: 'Dein Zugang',
} satisfies Translation<typeof en>
