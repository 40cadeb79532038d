// German texts of the diagnostic pages and their report.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  stop: 'Stoppen',
  runAgain: 'Erneut prüfen',
  copyReport: 'Bericht kopieren',
  checks: 'Prüfungen',
  slow: '{count} langsam',
  failed: '{count} fehlgeschlagen',
  started: 'begonnen {time}',
  ms: '{elapsedMs} ms',
  whatThisSaysSoFar: 'Was das bisher zeigt',
  whatThisSays: 'Was das zeigt',
  report: 'Bericht',
  copy: 'Kopieren',
  escalateByMail: 'Per Mail melden',
  reportCopied: 'Bericht kopiert',
  theBrowserDidNotAllow:
    'Der Browser hat das Kopieren nicht erlaubt. Markiere den Bericht und kopiere ihn von Hand.',
  yourSignIn: 'deine Anmeldung',
  darkOrLight: 'dunkel oder hell',
  aSettingOfAScreen: 'eine Einstellung einer Seite',
  recovery: 'Wiederherstellung',
  whenAPageStaysBroken:
    'Bleibt eine Seite nach dem Neuladen kaputt, kann veraltet sein, was dieser Browser gespeichert hat. Löschen meldet dich hier ab und ändert nichts auf dem Server.',
  storedInThisBrowser: 'In diesem Browser gespeichert',
  characters: '{size} Zeichen',
  nothingIsStored: 'Nichts ist gespeichert.',
  clearAndSignInAgain: 'Löschen und neu anmelden',
  notStarted: 'nicht begonnen',
  waitingForTheAnswer: 'wartet auf Antwort',
  requestTimeoutPleaseCheckYour: 'Zeitüberschreitung, bitte prüfe deine Verbindung',
  statusPage: 'Statusseite',
  sendUsTheReport: 'Schick uns den Bericht',
  thisDeviceIsOfflineCheck:
    'Dieses Gerät ist offline. Prüfe Kabel, WLAN oder mobile Daten und prüfe dann erneut.',
  degradedEverythingRespondsAndSome:
    'Eingeschränkt: {counts}. Alles antwortet, manches braucht länger als {seconds} s. Versuche es später noch einmal oder sieh auf die Statusseite.',
  allSystemsOperationalIfA:
    'Alles läuft. Geht eine Seite trotzdem nicht, lade sie neu oder lösche ihren lokalen Stand.',
  everythingRespondsSoFar: 'Bisher antwortet alles.',
  clearLocalState: 'Lokalen Stand löschen',
  somethingInThisBrowserChanges:
    'Etwas in diesem Browser ändert oder blockiert Anfragen, wahrscheinlich eine Erweiterung. Nimm ein privates Fenster oder erlaube diese Seite in der Erweiterung.',
  browserExtensionCheck: 'Prüfung der Browsererweiterungen',
  thisBrowserStoresNothingFor:
    'Dieser Browser speichert nichts für diese Seite, du kannst also nicht angemeldet bleiben. Verlasse den privaten Modus oder erlaube das Speichern.',
  theClockOfThisDevice:
    'Die Uhr dieses Geräts geht falsch, Anmeldungen wirken abgelaufen. Lass das Gerät die Zeit automatisch stellen.',
  everythingRespondsExceptLiveUpdates:
    'Alles antwortet außer Live-Aktualisierungen: Ein Proxy oder eine Firewall blockiert WebSockets. Seiten aktualisieren sich solange alle 30 s.',
  helpCenter: 'Hilfe',
  nothingRespondsEitherYourNetwork:
    'Nichts antwortet. Entweder erreicht dein Netz uns nicht, oder wir sind ausgefallen: Die Statusseite zeigt es.',
  yourConnectionWorksButPart:
    'Deine Verbindung geht, aber ein Teil bei uns antwortet nicht. Das beheben wir; der Bericht zeigt uns, wo.',
  socketOpenHeartbeatAnswered: 'Verbindung offen, Lebenszeichen beantwortet',
  theSocketWasRefused: 'Die Verbindung wurde abgelehnt',
  somethingOnTheWayRemoved: 'Etwas unterwegs hat die Cross-Origin-Header entfernt',
  anyOriginWithoutCookies: 'Jede Herkunft, ohne Cookies',
  theResponseWasAlteredOn: 'Die Antwort wurde unterwegs verändert',
  sentAndReceivedUnchanged: 'Unverändert gesendet und empfangen',
  nothingIsBlocked: 'Nichts ist blockiert',
  readAndWritten: 'Gelesen und geschrieben',
  nothingIsStoredPrivateMode:
    'Nichts wird gespeichert: privater Modus, oder der Speicher ist für diese Seite aus',
  agreesWithTheServer: 'Stimmt mit dem Server überein',
  offBySTokensLook: 'Um {seconds} s falsch: Anmeldungen wirken abgelaufen oder noch nicht gültig',
  answers: 'Antwortet',
  signInDiagnostics: 'Diagnose der Anmeldung',
  whatASignInNeeds:
    'Was eine Anmeldung braucht: den Dienst, einen Ort für die Sitzung und eine Uhr, die mit unserer übereinstimmt.',
  crossOriginCheck: 'Cross-Origin-Prüfung',
  whatTheServerAllowsFor:
    'Was der Server Seiten dieser Herkunft erlaubt. Scheitert ein Aufruf nur hier, entfernt ein Proxy die Header.',
  diagnostics: 'Diagnose',
  everyCheckWeHaveFrom:
    'Alle Prüfungen aus diesem Browser: Dienste, Live-Aktualisierung, Anmeldung, Speicher und Uhr. Höchstens 10 s je Prüfung; nichts wird gespeichert.',
  escalation: 'Eskalation',
  runsTheShortListAnd:
    'Macht die kurze Prüfung und öffnet eine Mail an den Support mit dem Bericht. Sag in zwei Sätzen, was du gerade getan hast.',
  findsRequestsThatAnExtension:
    'Findet Anfragen, die eine Erweiterung oder ein Werbeblocker stoppt oder ändert.',
  networkDiagnostics: 'Netzwerkdiagnose',
  nineRealRequestsFromThis:
    'Neun echte Anfragen aus diesem Browser, je höchstens 10 s. Nichts wird gespeichert.',
  realtime: 'Live-Verbindung',
  tokenPost: 'Token-POST',
  allowedForThisOrigin: 'Für diese Herkunft erlaubt',
  requestsUntouched: 'Anfragen unverändert',
  contentBlockers: 'Inhaltsblocker',
  localStorage: 'Lokaler Speicher',
  clock: 'Uhr',
  providerStatus: 'Status des Anbieters',
  publicSite: 'Öffentliche Website',
  doneOfBold: '<b>{done}</b> von {count} fertig',
  successBold: '<b>{count}</b> erfolgreich',
  noResponse: 'Keine Antwort: blockiert oder unterwegs abgebrochen',
  failedToRun: 'Die Diagnose konnte nicht laufen: {problem}',
  doneOf: '{done} von {count} fertig',
  allWell: 'Alles läuft',
  failedOf: '{failed} von {count} Prüfungen fehlgeschlagen',
  slowOf: '{slow} von {count} Prüfungen langsam',
  diagnosticsReport: 'Diagnosebericht',
  whatIWasDoing: 'Was ich gerade getan habe:',
  authSettings: 'Einstellungen der Anmeldung',
  authHealth: 'Dienst der Anmeldung',
  tableNamed: 'Tabelle {table}',
  refusedAsExpected: 'HTTP {status}, wie erwartet abgelehnt',
  fetchReplaced: 'fetch() wurde von einer Erweiterung oder einem Skript ersetzt',
} satisfies Translation<typeof en>
