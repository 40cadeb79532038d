// German texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Hilfe durchsuchen',
  searchExample: 'Nicht verplant, Zeitfenster, Test …',
  answersFound: '{count, plural, one {# Antwort} other {# Antworten}}',
  answers: 'Antworten',
  noneFound: 'Keine Antwort enthält alle diese Wörter. <link>Support fragen</link>',
  notThere: 'Nicht dabei? <link>Support fragen</link>',
  usOrYou: 'Liegt es an uns oder an deiner Verbindung?',
  usOrYouMore: 'Eine Prüfung von Anmeldung, Daten und Live-Aktualisierung, in 10 s.',
  networkDiagnostics: 'Netzwerkdiagnose',
  topicStart: 'Einstieg',
  topicPlan: 'Planung',
  topicLive: 'Live',
  topicDrivers: 'Fahrer',
  topicRecipients: 'Empfänger',
  topicAccount: 'Konto',
  importTitle: 'Aufträge aus einer Tabelle importieren',
  importAnswer:
    'Aufträge, Importieren, eine CSV- oder XLSX-Datei wählen. {name} erkennt, welche Spalte welche ist; korrigiere es, wo nötig. Zeilen, die sich nicht lesen lassen, stehen mit Zelle, Grund und oft einer Lösung in einer Liste. Gespeichert wird erst, wenn du auf Importieren drückst, und dieselbe Datei noch einmal zu importieren ändert nichts.',
  depotTitle: 'Fahrzeuge, Depot und Zeiten einrichten',
  depotAnswer:
    'Fuhrpark, Fahrzeug hinzufügen. Jedes Fahrzeug hat ein Depot, eine Schicht nach örtlicher Uhr und eine Kapazität in Paketen und Kilogramm. Die Planung hält alle drei ein.',
  regionTitle: 'Die Karte des eigenen Gebiets benutzen',
  regionAnswer:
    'Eine Region wird mit einem Befehl aus einem OpenStreetMap-Auszug erstellt: npm run region und die Datei. Sie bringt Straßen, Adressen und die Karte mit und braucht danach weder Schlüssel noch Netz.',
  firstDayTitle: 'Den ersten Tag planen',
  firstDayAnswer:
    'Importiere die Aufträge, öffne Planung, wähle den Tag und drücke Optimieren. Sieh zu, wie die Kosten sinken, stoppe, wenn dir das Ergebnis gefällt, und gib es dann frei.',
  unservedTitle: 'Warum ist ein Auftrag nicht verplant?',
  unservedAnswer:
    'Jeder nicht verplante Auftrag nennt die Regel, an der er scheitert: Zeitfenster, Ladung, Schicht oder Fähigkeit. Daneben steht die kleinste Änderung, mit der er bedient würde.',
  windowsTitle: 'Wie Zeitfenster gelesen werden',
  windowsAnswer:
    'Ein Zeitfenster sagt, wann die Bedienung beginnen darf, nach der örtlichen Uhr des Depots. Ein Transporter, der zu früh kommt, wartet; die Zeitleiste zeigt das Warten schraffiert.',
  speedsTitle: 'Mit dem Verkehr jeder Stunde planen',
  speedsAnswer:
    'Einstellungen, Fahrgeschwindigkeiten: eine Tabelle nach Wochentag und Stunde, in Prozent der Geschwindigkeit auf der Karte. Tippe sie ein, lade sie aus einer CSV-Datei oder übernimm, was deine eigenen beendeten Touren zeigen. Sie gilt ab dann für neue Pläne, Änderungen unterwegs, Prognosen, Sendungsverfolgung und Zeitangebote; bestehende Pläne behalten ihre Zeiten. Rückgängig holt die vorherige Tabelle zurück.',
  stopEarlyTitle: 'Die Suche früher beenden',
  stopEarlyAnswer:
    'Stoppen, besten behalten beendet die Suche und behält den besten bisher gefundenen Plan. Er hat dieselben Prüfungen bestanden wie ein voller Lauf.',
  outOfDateTitle: 'Was „veraltet“ bedeutet',
  outOfDateAnswer:
    'Ein Auftrag des Plans wurde geändert oder storniert, nachdem der Plan entstand. Starte ihn neu; die Freigabe eines alten Plans wird abgelehnt.',
  priorityTitle: 'Was Priorität bewirkt',
  priorityAnswer:
    'Ein Auftrag mit höherer Priorität bleibt nie für noch so viele mit niedrigerer liegen. Bei gleicher Priorität gewinnt der günstigste Plan.',
  atRiskTitle: 'Was „gefährdet“ bedeutet',
  atRiskAnswer:
    'Nach der neuesten Position käme der Transporter erst nach dem Ende des Zeitfensters an. Die Liste ist nach Minuten sortiert, das Schlimmste zuerst.',
  silentTitle: 'Ein Transporter steht auf der Karte still',
  silentAnswer:
    'Nach 60 Sekunden ohne Position verliert der Transporter seine Füllung, und das Alter der Position wird angezeigt. Vielleicht hat das Telefon kein Netz; gespeicherte Positionen kommen später mit ihren eigenen Zeiten an.',
  trackersTitle: 'Einen Tracker oder ein Telefon verbinden',
  trackersAnswer:
    'Fuhrpark, das Fahrzeug, Geräte-Token. Trage das Token in Traccar Client (OsmAnd-Protokoll) oder OwnTracks ein. Ein neues Token beendet das frühere.',
  doneTitle: 'Wann ein Stopp erledigt ist',
  doneAnswer:
    'Wenn der Fahrer es sagt. Wo kein Fahrer meldet, wenn der Transporter für die Bedienung am Stopp stand und weggefahren ist.',
  phonesTitle: 'Welche Telefone funktionieren',
  phonesAnswer: 'Jedes Telefon mit einem aktuellen Browser. Aus einem Store wird nichts installiert.',
  noSignalTitle: 'Ohne Netz arbeiten',
  noSignalAnswer:
    'Die Fahrer-App öffnet sich ohne Netz und bewahrt auf, was der Fahrer tut, auch Fotos, bis es gesendet werden kann. Traccar Client und OwnTracks machen das mit Positionen genauso. Etwas zweimal zu senden ändert nichts.',
  proofTitle: 'Zustellnachweis',
  proofAnswer:
    'Jeder Auftrag oder die Firma legt fest, was an der Tür verlangt wird: Foto, Unterschrift, Name, PIN, Scan oder Altersprüfung. Ohne das kann der Fahrer den Stopp nicht beenden. Danach kann jeder mit dem Link oder dem QR-Code den signierten Nachweis prüfen.',
  trackingTitle: 'Was die Sendungsseite zeigt',
  trackingAnswer:
    'Wann, mit dem Grund, wenn es sich ändert; wo der Transporter ist, sobald er in der Nähe ist; was bisher geschah. Keine Telefonnummer, keinen vollen Namen, keinen anderen Stopp.',
  noticeTitle: 'Wann Empfänger benachrichtigt werden',
  noticeAnswer: 'Wenn der Transporter etwa 30 Minuten entfernt ist.',
  brandTitle: 'Deine Farben auf der Sendungsseite',
  brandAnswer:
    'Einstellungen, Farbe der Sendungsseite. Eine Farbe, auf der weißer Text schwer lesbar wäre, wird nicht angenommen.',
  plansTitle: 'Tarife, Fahrzeuge und Grenzen',
  plansAnswer:
    'Ein Tarif erlaubt eine Anzahl aktiver Fahrzeuge. An der Grenze wartet das nächste; nichts, was geplant ist oder fährt, wird angehalten.',
  trialEndTitle: 'Wenn der Test endet',
  trialEndAnswer:
    'Du kannst alles lesen und einen Tarif wählen. Neue Importe, Pläne und Freigaben warten bis dahin; ein Tag, der unterwegs ist, läuft zu Ende.',
  rolesTitle: 'Rollen: wer was darf',
  rolesAnswer:
    'Administratoren ändern die Firma und ihre Mitglieder, Disponenten planen und geben frei, Leser sehen zu, Fahrer sehen ihre eigene Tour, Empfänger ihre eigenen Pakete.',
  resetTitle: 'Passwort vergessen',
  resetAnswer:
    'Anmelden, Passwort vergessen. Der Link in der Mail funktioniert einmal und endet nach 24 Stunden.',
  passkeysTitle: 'Mit einem Passkey anmelden',
  passkeysAnswer:
    'Öffne im Kontomenü Sicherheit und drücke Passkey hinzufügen: Dein Telefon, Rechner oder Sicherheitsschlüssel bewahrt ihn auf. Ab dann fragt Mit Passkey anmelden nach Fingerabdruck, Gesicht oder PIN statt nach E-Mail und Passwort. Das Passwort funktioniert weiter.',
  askAPerson: 'Einen Menschen fragen',
  replyAndHours: 'Antwort innerhalb von {hours} Stunden. {businessHours}.',
} satisfies Translation<typeof en>
