// German texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Frag uns, was du willst',
  lead: 'Ein Mensch antwortet, werktags innerhalb von {hours} Stunden.',
  forCustomers: 'Support für Kunden',
  forCustomersMore:
    'Im Produkt bringt die Frage den Tag, den Plan und den Auftrag gleich mit. <link>Anmelden</link>',
  somethingDown: 'Ist etwas ausgefallen?',
  somethingDownMore: 'Die Messungen zeigen es zuerst. <link>Status</link>',
  businessHours: 'Geschäftszeiten',
  open: '{weekday}, {time} PST: geöffnet',
  opensToday: '{weekday}, {time} PST: geschlossen, öffnet heute um 9 Uhr',
  opensTomorrow: '{weekday}, {time} PST: geschlossen, öffnet morgen um 9 Uhr',
  opensMonday: '{weekday}, {time} PST: geschlossen, öffnet Montag um 9 Uhr',
  name: 'Name',
  email: 'E-Mail',
  company: 'Firma <optional>optional</optional>',
  phone: 'Telefon <optional>optional</optional>',
  subject: 'Betreff <optional>optional</optional>',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  use: 'Wir nutzen das, um dir zu antworten, für nichts anderes. <link>Datenschutz</link>',
  subjectGeneral: 'Allgemein',
  subjectSales: 'Vertrieb',
  subjectSupport: 'Support',
  subjectPartnership: 'Partnerschaft',
  subjectDemo: 'Vorführung',
  sent: 'Danke für deine Nachricht! Wir melden uns innerhalb von {hours} Stunden.',
  failed: 'Die Nachricht konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  notSent: '{reason} Dein Text ist noch da.',
  about: 'Betrifft: {subject}',
  enterName: 'Gib deinen Namen ein',
  enterEmail: 'Gib deine E-Mail-Adresse ein',
  emailIncomplete: 'Diese E-Mail-Adresse ist nicht vollständig',
  enterMessage: 'Schreib eine Nachricht',
  frequentlyAsked: 'Häufige Fragen',
  trialQuestion: 'Wie lange kann ich testen, und brauche ich eine Karte?',
  trialAnswer:
    '{days, plural, one {#\u00a0Tag} other {#\u00a0Tage}}, ohne Karte. Danach kannst du weiterhin alles lesen.',
  spreadsheetQuestion: 'Kann ich meine Adressen aus einer Tabelle mitbringen?',
  spreadsheetAnswer:
    'Ja. CSV und XLSX, mit den Spalten, die du hast: {name} erkennt, welche welche ist, zeigt Zeile für Zeile, was sich nicht lesen ließ, und speichert nichts, bevor du zustimmst.',
  phonesQuestion: 'Brauchen Fahrer neue Telefone?',
  phonesAnswer:
    'Nein. Die Fahrer-App läuft im Browser eines Telefons, und Tracker, die OsmAnd oder OwnTracks sprechen, funktionieren, wie sie sind.',
  limitQuestion: 'Was passiert, wenn ein Fahrzeug über der Grenze meines Tarifs liegt?',
  limitAnswer:
    'Nichts bricht ab. Der geplante Tag läuft zu Ende; das nächste Fahrzeug wartet, bis du den Tarif wechselst oder eines archivierst.',
  dataQuestion: 'Wo liegen unsere Daten, und wer kann sie sehen?',
  dataAnswer:
    'In einer PostgreSQL-Datenbank, Zeile für Zeile nach Firma getrennt. Deine Leute sehen sie je nach Rolle.',
  trackingQuestion: 'Können Empfänger ohne Konto verfolgen?',
  trackingAnswer:
    'Ja. Die Sendungsnummer öffnet die Seite. Sie zeigt, wann das Paket kommt, und gegen Ende den Transporter, nie eine Telefonnummer oder einen anderen Stopp.',
  threeWays: 'Drei Wege zu einer Antwort, der schnellste zuerst.',
  lookItUp: 'Nachschlagen',
  lookItUpMore: 'Die <help>Hilfe</help> hat kurze Antworten zu den Wörtern, die du am Funk benutzt.',
  checkTheLine: 'Die Leitung prüfen',
  checkTheLineMore:
    'Wenn etwas nicht lädt, sagt die <diagnostics>Netzwerkdiagnose</diagnostics>, ob es an uns, deinem Netz oder deinem Browser liegt, und erstellt einen Bericht, den du senden kannst. Die <status>Statusseite</status> zeigt, ob andere es auch merken.',
  askAPerson: 'Einen Menschen fragen',
  askAPersonMore:
    'Schreib uns über <contact>Kontakt</contact>. Wir sind da: {businessHours}. Werktags antworten wir innerhalb von {hours} Stunden.',
} satisfies Translation<typeof en>
