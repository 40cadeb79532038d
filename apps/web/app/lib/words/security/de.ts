// German texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Sicherheit',
  askedFor:
    '{who} verlangt einen zweiten Schritt bei der Anmeldung. Schalte ihn hier ein, dann öffnet sich alles.',
  orPasskey: 'Oder füge einen Passkey hinzu und melde dich damit an: Er zählt als beide Schritte.',
  secondStep: 'Zweiter Schritt bei der Anmeldung',
  secondStepLead:
    'Nach dem Passwort ein 6-stelliger Code von deinem Telefon. Ein gestohlenes Passwort allein öffnet nichts.',
  stepNotRead: 'Der zweite Schritt konnte nicht gelesen werden',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  password: 'Passwort',
  passwordLead: 'Wir schicken dir einen Link für ein neues. Alle anderen Sitzungen enden damit.',
  changePassword: 'Passwort ändern',
  stepIsOn: 'Der zweite Schritt ist an',
  stepIsOff: 'Der zweite Schritt ist aus',
  keyCopied: 'Schlüssel kopiert',
  scanThis: '1. Scanne dies mit einer Authenticator-App',
  qrCode: 'QR-Code für die Authenticator-App',
  orTypeKey: 'Oder tippe diesen Schlüssel ein:',
  copy: 'Kopieren',
  storeKey: '2. Bewahre den Schlüssel sicher auf',
  storeKeyMore:
    'Er wird nur einmal gezeigt. Verlierst du dein Telefon, erzeugt jede Authenticator-App damit wieder deine Codes. Wiederherstellungscodes, die du danach anlegen kannst, leisten dasselbe ohne App.',
  enterAppCode: '3. Gib den Code aus der App ein',
  cancel: 'Abbrechen',
  onSince: 'Seit {day} an',

  // Recovery codes
  recoveryCodes: 'Wiederherstellungscodes',
  codesLeft:
    '{left} von {total} sind übrig. Neue ersetzen sie, und Sitzungen, die mit einem alten begannen, enden.',
  codesLead:
    'Falls du dein Telefon verlierst: zehn Codes zum Ausdrucken oder Aufschreiben, jeder für eine Anmeldung.',
  shownOnce: 'Nur dieses eine Mal gezeigt. Jeder gilt einmal, anstelle eines Codes aus der App.',
  codesCopied: 'Wiederherstellungscodes kopiert',
  saveAsFile: 'Als Datei speichern',
  codesNotCreated: 'Die Codes konnten nicht erzeugt werden',
  newCodes: 'Neue Wiederherstellungscodes erzeugen',
  createCodes: 'Wiederherstellungscodes erzeugen',
  sessionsEnded: '{count, plural, one {# andere Sitzung beendet.} other {# andere Sitzungen beendet.}}',

  // Sessions and sign-ins
  unknownAddress: 'unbekannte Adresse',
  sessionUsed: '{address}, zuletzt benutzt {time}',
  hasSecondStep: 'zweiter Schritt',
  thisBrowser: 'dieser Browser',
  signOutOf: '{browser} abmelden, zuletzt benutzt {time}',
  signOut: 'Abmelden',
  signedOutThere: 'Dort abgemeldet',
  nothingChanged: 'Nichts geändert',
  signedOutElsewhere: 'Überall sonst abgemeldet',
  whereSignedIn: 'Wo du angemeldet bist',
  whereSignedInLead: 'Ein Browser, den du nicht kennst, ist ein Grund, das Passwort zu ändern.',
  sessions: 'Sitzungen',
  sessionsNoun: 'Sitzungen',
  signOutElsewhere: 'Überall sonst abmelden',
  outcomeSignedIn: 'angemeldet',
  outcomeWrongPassword: 'falsches Passwort',
  outcomeWrongCode: 'falscher Code',
  outcomeRefused: 'abgelehnt',
  withPasskey: 'mit Passkey',
  signIns: 'Anmeldungen',
  signInsNoun: 'Anmeldungen',
  signInsLead: 'Die letzten 50, auch gescheiterte Versuche.',

  // Providers
  connectedWith: 'Mit {name} verbunden',
  providers: 'Anmeldeanbieter',
  providersNoun: 'Anmeldeanbieter',
  providersLead: 'Melde dich mit {name} an statt mit einem hier gespeicherten Passwort.',
  oneMoment: 'Einen Moment …',
  connectTo: '{name} verbinden',
  connectedSince: 'verbunden am {day}',
  lastUsed: 'zuletzt benutzt {day}',
  disconnectFrom: '{name} trennen',
  disconnect: 'Trennen',
  disconnectedFrom: 'Von {name} getrennt',
  disconnectQuestion: '{name} trennen?',
  disconnectMore:
    'Wer damit anderswo angemeldet ist, wird abgemeldet. Eine Anmeldung mit {name} und derselben E-Mail-Adresse verbindet es wieder.',

  // Own data
  yourData: 'Deine Daten',
  yourDataLead: 'Alles, was dieses Konto enthält, als eine Zip-Datei. Sie bleibt sieben Tage.',
  writing: 'Wird geschrieben …',
  writeMyData: 'Meine Daten schreiben',
  download: 'Herunterladen, {size}',
  dataNotWritten: 'Deine Daten konnten nicht geschrieben werden',
  deleteAccount: 'Konto löschen',
  deleteAccountLead:
    'Endgültig: das Konto, seine Sitzungen, Geräte und alles, was daran hängt, in jeder Firma.',
  deleteMyAccount: 'Mein Konto löschen',
  accountBeingDeleted: 'Dein Konto wird gelöscht',
  deleteYourAccount: 'Dein Konto löschen',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
  delete: 'Löschen',
  dataNoun: 'Daten',
  firstChange: 'Noch nicht. Vorher muss sich das ändern:',
  whatGoes: 'Was verschwindet:',
  whatStays: 'Was bleibt',
  companiesHold: 'Was Firmen von dir als Empfänger oder Fahrer haben. Frag sie: Sie löschen es selbst.',
  backupsHold: 'Sicherungen des Betreibers enthalten das Konto, bis sie gelöscht werden.',
  accountNotDeleted: 'Das Konto konnte nicht gelöscht werden',
  typeEmail: 'Tippe zur Bestätigung deine E-Mail-Adresse ein',

  // Passkeys
  passkeys: 'Passkeys',
  passkeysNoun: 'Passkeys',
  passkeysLead:
    'Melde dich mit Fingerabdruck, Gesicht oder PIN an statt mit dem Passwort. Eine gefälschte Seite kann das nicht benutzen.',
  passkeyAdded: 'Passkey hinzugefügt',
  waitingForDevice: 'Warten auf dein Gerät …',
  addPasskey: 'Passkey hinzufügen',
  notUsedYet: 'noch nicht benutzt',
  passkeyState: 'Hinzugefügt am {day}, {use}',
  asksForCode:
    'Fragt auch nach einem Code, da er älter als dein zweiter Schritt ist. Entferne ihn und füge ihn neu hinzu, dann entfällt das.',
  renameWhat: '{name} umbenennen',
  rename: 'Umbenennen',
  removeWhat: '{name} entfernen',
  remove: 'Entfernen',
  passkeyRenamed: 'Passkey umbenannt',
  renamePasskey: 'Passkey umbenennen',
  save: 'Speichern',
  name: 'Name',
  passkeyRemoved: 'Passkey entfernt',
  removeQuestion: '{name} entfernen?',
  removePasskeyMore:
    'Du kannst dich nicht mehr damit anmelden, und wer damit anderswo angemeldet ist, wird abgemeldet. Dein Gerät bietet ihn vielleicht noch an; lösche ihn auch dort. Dein Passwort bleibt.',

  // Names of browsers
  browserOn: '{browser} auf {system}',
  unknownBrowser: 'Unbekannter Browser',
} satisfies Translation<typeof en>
