// German texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'Der Zugriff wird in der Datenbank entschieden, Zeile für Zeile. Alles darüber könnte versagen, und trotzdem sähe keine Firma eine andere.',
  rows: 'Zeilen, nicht Bildschirme',
  rowsMore:
    'Jede Tabelle trägt Regeln, die sagen, wer welche ihrer Zeilen lesen und schreiben darf. Sie werden als eine Tabelle aus Wer, Was und Wie getestet, mit von Hand geschriebenen erwarteten Antworten. Eine neue Tabelle ohne Eintrag lässt unseren Build scheitern.',
  signIn: 'Anmeldung',
  signInPasswords:
    'Passwörter werden als argon2id-Hashes gespeichert. Ein unbekanntes Konto und ein falsches Passwort erhalten dieselbe Antwort.',
  signInTokens:
    'Refresh-Tokens wechseln, und ein gestohlenes, das zweimal benutzt wird, beendet seine ganze Familie.',
  signInSecondFactor: 'Jeder kann einen zweiten Faktor (TOTP) einschalten.',
  signInPasskey: 'Ein Passkey meldet ohne Passwort an, und nicht auf einer gefälschten Seite.',
  signInReset: 'Links zum Zurücksetzen funktionieren einmal und enden nach {hours} Stunden.',
  keys: 'Schlüssel und Geräte',
  keysMore:
    'Geräte-Tokens werden einmal gezeigt und als Hashes aufbewahrt. Ein Geräte-Token gehört zu einem Fahrzeug und kann nur melden, wo es ist. Sendungsnummern tragen ein Prüfzeichen, und das Raten wird begrenzt.',
  browser: 'Im Browser',
  browserMore:
    'Eine strenge Content-Policy, keine Einbettung in Frames, keine Skripte von anderswo. Aus verkleinerten Bildern wird entfernt, was Kameras hineingeschrieben haben. Tabellen werden mit Grenzen gelesen.',
  report: 'Eine Schwachstelle melden',
  reportMore:
    'Schreib uns über <contact>Kontakt</contact>, was du gefunden hast und wie man es wiederholt. Wir antworten werktags innerhalb von {hours} Stunden und gehen nicht gegen Menschen vor, die in guter Absicht suchen.',
  trustLead: 'Was wir versprechen, und wo du es selbst prüfen kannst.',
  promises: 'Versprechen',
  promiseKept: 'Was bestätigt wurde, bleibt erhalten',
  promiseKeptMore: 'Ein Schreibvorgang, den wir bestätigt haben, überlebt einen Absturz des Servers.',
  promiseOnce: 'Nichts geschieht zweimal',
  promiseOnceMore: 'Eine wiederholte Anfrage mit demselben Schlüssel erhält die erste Antwort.',
  promisePlan: 'Ein Plan ist, was er sagt',
  promisePlanMore:
    'Ein zweites Programm berechnet Ladung, Zeit und Zeitfenster jedes Plans neu, bevor du ihn siehst.',
  promiseDeploy: 'Ein Deployment ist kein Ausfall',
  promiseDeployMore: 'Der Tag auf der Straße geht weiter, während der Server wechselt.',
  availability: 'Verfügbarkeit',
  availabilityMore:
    'Messungen laufen ständig; die <status>Statusseite</status> zeigt ihre Ergebnisse, jede von uns gemeldete Störung und die geplante Wartung.',
  securityMore:
    'Wie Zugriff, Anmeldung und Schlüssel funktionieren, steht auf der <security>Seite zur Sicherheit</security>.',
  privacyMore:
    'Was aufbewahrt wird, für wen und wie lange: <privacy>Datenschutz</privacy>. Karte, Straßen und Adressen kommen von unseren eigenen Servern, sofern kein fremder Dienst eingerichtet ist; dieser erhält dann die Adressen, nach denen er gefragt wird.',
  leaving: 'Weggehen',
  leavingMore:
    'Von Monat zu Monat. Administratoren nehmen alles als eine Zip-Datei mit: Aufträge, Personen, Positionen, Fotos, Rechnungen und das Protokoll. Auch noch {days} Tage, nachdem die Firma geschlossen wurde.',
  sources: 'Woher die Kartendaten kommen',
  sourcesMore:
    'Echte Regionen werden aus OpenStreetMap erstellt, © OpenStreetMap-Mitwirkende, unter der Open Database License. Die Stadt der Demo, Ashmouth, ist erfunden und von unserem eigenen Programm erzeugt.',
} satisfies Translation<typeof en>
