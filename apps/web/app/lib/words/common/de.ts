// German texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} h {minutes}',
  onTime: 'pünktlich',
  late: '{duration} zu spät',
  early: '{duration} zu früh',
  anyTime: 'jederzeit',
  until: 'bis {time}',
  from: 'ab {time}',
  secondsAgo: 'vor {seconds} s',
  listComma: ', ',
  percent: '{value} %',
  ago: 'vor {duration}',
  kilowattHours: 'kWh',
  tonnes: 't',
  // Every page
  account: 'Konto von {name}',
  goToCompany: 'Zu {company}',
  security: 'Sicherheit',
  signOut: 'Abmelden',
  theme: 'Darstellung',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  themeSystem: 'System',
  language: 'Sprache',
  loading: 'Wird geladen',
  loadingWhat: '{what}: wird geladen',
  notLoaded: '{what}: konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  seePlans: 'Tarife ansehen',
  messages: 'Nachrichten',
  you: 'Du',
  byText: 'per SMS',
  wasRead: 'gelesen',
  send: 'Senden',
  sending: 'Wird gesendet',
  noPush:
    'Dieser Browser zeigt keine Benachrichtigungen. Auf einem iPhone füge die Seite erst zum Startbildschirm hinzu.',
  pushDenied:
    'Benachrichtigungen dieser Seite sind gesperrt. Erlaube sie in den Einstellungen deines Browsers.',

  // No usable answer from the server
  serverSilent: 'Der Server hat nicht innerhalb von {seconds} s geantwortet.',
  serverUnreachable: 'Der Server war nicht erreichbar.',
  checkConnection: 'Prüfe die Verbindung und versuche es erneut.',
  notUnderstood: 'Der Server hat eine Antwort gesendet, die diese Seite nicht versteht.',
  reloadPage: 'Lade die Seite neu.',
  wentWrong: 'Etwas ist schiefgegangen.',

  // Crashes and pages that do not exist
  crashTitle: 'Etwas ist schiefgegangen',
  crashPage: 'Diese Seite funktioniert nicht mehr. Lieferungen sind nicht betroffen.',
  crashKept: 'Was du eingegeben hast, bleibt erhalten.',
  refreshPage: 'Seite neu laden',
  goHome: 'Zur Startseite',
  copyDetails: 'Angaben zum Senden kopieren',
  pageMissing: 'Seite nicht gefunden',
  pageMissingAt:
    'Unter {path} gibt es keinen Stopp. Vielleicht wurde er archiviert, oder der Link ist unvollständig.',
  pageMissingHere:
    'Unter dieser Adresse gibt es keinen Stopp. Vielleicht wurde er archiviert, oder der Link ist unvollständig.',
  returnHome: 'Zurück zur Startseite',
  search: 'Suchen',
  reportLink: 'Diesen Link melden',

  // Forms, versions and broken rules
  back: 'Zurück',
  signOutNow: 'Abmelden',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  typedIsBack: 'Deine frühere Eingabe ist wieder da.',
  notSavedYet: 'Sie ist noch nicht gespeichert.',
  pageIsOlder: 'Diese Seite ist älter als der Server.',
  newVersion: 'Es gibt eine neue Version.',
  pageIsOlderMore:
    'Ein Teil konnte nicht geladen werden. Lade neu, um weiterzumachen; deine Eingaben bleiben.',
  newVersionMore: 'Lade neu, wann es dir passt; deine Eingaben bleiben.',
  reload: 'Neu laden',
  stop: 'Stoppen',
  typeToFind: 'Zum Suchen tippen',
  choose: 'Wählen',
  notifications: 'Meldungen',
  yes: 'Ja',
  no: 'Nein',
  custom_required: '{name} fehlt',
  custom_number: '{name} muss eine Zahl sein',
  custom_date: '{name} muss ein Datum wie 2026-04-16 sein',
  custom_yes_no: '{name} muss Ja oder Nein sein',
  custom_choice: '{name} muss einer dieser Werte sein: {choices}',
  notSet: 'Keine Angabe',
  mustBeNumber: 'Muss eine Zahl sein',
} satisfies Translation<typeof en>
