// German texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'Sicherheit',
  owners: 'Betreiber',
  newOwner: 'Neuer Betreiber',
  addOwner: 'Betreiber hinzufügen',
  ownerNotAdded: 'Der Betreiber konnte nicht hinzugefügt werden',
  ownerLead: 'Ein Betreiber sieht jede Firma und ändert Tarife, E-Mails und Einstellungen.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  firstPassword: 'Erstes Passwort',
  isNowOwner: '{email} ist jetzt Betreiber',
  ownerSince: '{email}, Betreiber seit {day}',
  seenAgo: 'gesehen {ago}',
  neverSignedIn: 'nie angemeldet',
  secondStepOn: 'zweiter Schritt an',
  noSecondStep: 'kein zweiter Schritt',
  you: 'du',
  removeWhat: '{name} entfernen',
  remove: 'Entfernen',
  removeQuestion: '{name} entfernen?',
  removeEffect: 'Das Konto bleibt, ohne Rechte an der Plattform.',
  noLongerOwner: 'Kein Betreiber mehr',
  ownerByCommand:
    'Auf dem Server fügt npm run owner -- --mail ADDRESS ebenfalls einen Betreiber hinzu oder erzeugt einen neuen Link.',

  // How owners sign in
  howOwnersSignIn: 'Wie sich Betreiber anmelden',
  needSecondStep: 'Betreiber brauchen einen zweiten Schritt bei der Anmeldung',
  needSecondStepNow: 'Betreiber brauchen jetzt einen zweiten Schritt',
  secondStepOptional: 'Betreiber können sich ohne zweiten Schritt anmelden',
  withoutStep:
    'Wer keinen eingerichtet hat, hat keine Rechte an der Plattform und wird dorthin geführt, wo man ihn einrichtet.',
  othersWithout:
    '{count, plural, =0 {Kein anderer Betreiber ist ohne. API-Schlüssel, die ein Betreiber erstellt hat, handeln dann nicht mehr als Betreiber.} one {Ein anderer Betreiber hat keinen: Sein Konto wird abgemeldet, sobald du ihn verlangst. API-Schlüssel, die ein Betreiber erstellt hat, handeln dann nicht mehr als Betreiber.} other {# andere Betreiber haben keinen: Sie werden abgemeldet, sobald du ihn verlangst. API-Schlüssel, die ein Betreiber erstellt hat, handeln dann nicht mehr als Betreiber.}}',
  addYourOwnFirst: 'Richte zuerst deinen eigenen ein und melde dich damit an.',
  yourOwnSignIn: 'Deine eigene Anmeldung',

  // Sessions
  whereOwnersSignedIn: 'Wo Betreiber angemeldet sind',
  noSessions: 'Kein Betreiber hat eine offene Sitzung in einem Browser.',
  sessionsOfOwners: 'Sitzungen der Betreiber',
  unknownAddress: 'unbekannte Adresse',
  usedAgo: 'benutzt {ago}',
  hasSecondStep: 'zweiter Schritt',
  thisBrowser: 'dieser Browser',
  signOut: 'Abmelden',
  signOutOf: '{name} abmelden, {browser}',
  signedOutThere: 'Dort abgemeldet',

  // Failed sign-ins
  failedSevenDays: 'Gescheiterte Anmeldungen, 7 Tage',
  noFailed: 'In den letzten 7 Tagen ist niemand bei der Anmeldung an einem Konto gescheitert.',
  failedSignIns: 'Gescheiterte Anmeldungen',
  attempts: '{count, plural, one {# Versuch, zuletzt {ago}} other {# Versuche, zuletzt {ago}}}',
  wrongCode: 'falscher Code',
  wrongPassword: 'falsches Passwort',
  owner: 'Betreiber',
  signedInSince: 'danach angemeldet',
  unknownAccounts: 'Versuche mit Adressen ohne Konto sind begrenzt und stehen hier nicht.',

  // Addresses
  whereOwnersWork: 'Von wo Betreiber arbeiten',
  fromElsewhere:
    'Von anderswo hat ein Betreiberkonto keine Rechte an der Plattform. Du bist bei <address>{address}</address>.',
  addressesAndNetworks: 'Adressen und Netze',
  addressesHint: 'Eine pro Zeile. Leer lassen, damit Betreiber von überall arbeiten können.',
  addressWrong: '{text} ist weder eine Adresse wie 203.0.113.7 noch ein Netz wie 203.0.113.0/24',
  saveAddresses: 'Adressen speichern',
  saving: 'Wird gespeichert',
  addressesSaved: 'Adressen gespeichert',
  fromAnywhere: 'Betreiber können von überall arbeiten',
  lockedOut: 'Ausgesperrt? Auf dem Server leert npm run owner -- --allow-any-address die Liste.',

  // Accounts
  accounts: 'Konten',
  withSecondStep: 'Mit zweitem Schritt',
  openSessions: 'Offene Sitzungen',
  auditLog: 'Protokoll',
  apiKeys: 'API-Schlüssel',
} satisfies Translation<typeof en>
