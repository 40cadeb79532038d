// German texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'Adressbuch',
  addresses: 'Adressen',
  addressesNoun: 'Adressen',
  addressNoun: 'Adressen',
  searchAddresses: 'Adressen suchen',
  searchExample: 'Suche: Adresse, Hinweise',
  addAddress: 'Adresse anlegen',
  importIntro:
    'Eine CSV-Datei mit Kopfzeile, wie der Export sie schreibt. Vorhandene Adressen, erkannt an Text oder id aus dem Export, werden geändert, andere angelegt.',
  noAddresses: 'Noch keine Adressen',
  noAddressesMore:
    'Hier wird jede Adresse eines Auftrags gemerkt. Ergänze die Standzeit und was Fahrer wissen müssen.',
  noMatch: 'Keine passenden Adressen',
  showAll: 'Alle Adressen zeigen',
  someShown: '{shown} von {total} Adressen. Die übrigen findet die Suche.',
  address: 'Adresse',
  timeAtDoor: 'Standzeit',
  openHours: 'Geöffnet',
  notes: 'Hinweise für Fahrer',
  pin: 'Pin',
  pinByHand: 'von Hand',
  pinFromFile: 'aus einer Datei',
  pinFound: 'gefunden',
  usual: 'üblich',
  minutesLearnt: '{minutes} min aus {count, plural, one {# Besuch} other {# Besuchen}}',
  minutesSet: '{minutes} min festgelegt',

  // Form
  newAddress: 'Neue Adresse',
  saveAddress: 'Adresse speichern',
  addressNotSaved: 'Die Adresse konnte nicht gespeichert werden',
  changed: '{address} geändert',
  added: '{address} angelegt',
  forgotten: '{address} vergessen',
  newOrdersUse: 'Neue Aufträge an diese Adresse nutzen diese Werte, wenn sie keine eigenen mitbringen.',
  emptyNotLearnt: 'Leer: die übliche Standzeit der Firma, bis Fahrer dort waren.',
  emptyLearnt: 'Leer: was Fahrer gebraucht haben, {visits}.',
  emptyLearning: 'Leer: die übliche Standzeit der Firma. Fahrer brauchten {visits}; das zählt ab {least}.',
  openAnyTime: 'Jederzeit geöffnet',
  from: 'Von',
  to: 'Bis',
  mapOfAddress: 'Karte der Adresse',
  clickDoor: 'Klick auf die Tür, an der Fahrer klingeln.',
  minutesUnit: 'min',
  notesExample: 'Zweimal klingeln, das Tor ist im Hof',
  forget: 'Vergessen',
  forgetQuestion: 'Diese Adresse vergessen?',
  forgetEffect:
    'Pin, Standzeit und Hinweise werden gelöscht. Bisherige Aufträge behalten sie; neue werden wieder nachgeschlagen.',
  forgetAddress: 'Adresse vergessen',
  keepIt: 'Behalten',
  notForgotten: 'Die Adresse konnte nicht vergessen werden',
} satisfies Translation<typeof en>
