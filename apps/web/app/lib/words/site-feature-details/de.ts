// German texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Sechs Teile, die sich einen Tag teilen: was bestellt ist, was geplant ist, was geschieht und wer davon erfährt.',
  seeHowItWorks: 'So funktioniert es<hidden>: {feature}</hidden>',
  close: 'Schließen',

  // Screenshots
  analyticsScreen: 'Auswertung: Pünktlichkeit und Kosten nach Tagen, geplant gegen gefahren nach Fahrzeugen',
  rolesScreen: 'Die Tabelle der Rollen: die Rechte jeder Rolle und eigene Rollen der Firma',
  companiesScreen: 'Die Firmenliste des Betreibers: Status, Tarif, Fahrzeuge und Aufträge jeder Firma',
  driverScreen: 'Das Telefon des Fahrers: der nächste Stopp der Tour',

  // Route planning
  planningLong:
    'Eine Engine, die den Plan verbessert, bis ihre Zeit um ist. Du kannst sie jederzeit anhalten und den bisher besten Plan behalten.',
  shift: 'Schicht',
  shiftFact: 'höchstens 8 Stunden je Fahrer',
  load: 'Ladung',
  loadFact: '150 Pakete je Fahrzeug, wenn du nichts anderes einstellst',
  windows: 'Zeitfenster',
  windowsFact: 'der Stopp beginnt darin, sonst sind die Minuten daneben genannt',
  priority: 'Priorität',
  priorityFact: 'Lieferungen mit Priorität gehen vor',
  distance: 'Strecke',
  distanceFact: 'ein Viertel kürzer als in der Reihenfolge der Datei, oft noch mehr',
  whatIsLeft: 'Was übrig bleibt',
  whatIsLeftFact: 'aufgelistet mit dem Grund und der kleinsten Änderung, die hilft',
  nextPlanning: 'Weiter: Tourenplanung mit KI',

  // Live tracking
  trackingLong:
    'Positionen kommen von einem Telefon oder jedem Tracker, den du schon hast. Jede verschiebt die Prognose aller Stopps, die noch kommen.',
  atRisk: 'Gefährdet',
  atRiskFact: 'das Schlimmste zuerst, mit Minuten und Ursache',
  forecast: 'Prognose',
  forecastFact: 'aus Straßen, Standzeiten und dem bisherigen Tag',
  recipient: 'Empfänger',
  recipientFact: 'eine Seite, eine Antwort zuerst: wann',
  notice: 'Nachricht',
  noticeFact: 'geht raus, wenn das Fahrzeug 30 Minuten entfernt ist',
  trackers: 'Tracker',
  trackersFact: 'Protokolle OsmAnd und OwnTracks, keine neue Hardware',
  nextTracking: 'Weiter: Live-Verfolgung und Benachrichtigungen',

  // Analytics
  analyticsLong: 'Die Zahlen jedes gefahrenen Tages, verglichen mit ebenso vielen Tagen davor.',
  onTime: 'Pünktlichkeit',
  onTimeFact: 'nach Tag, Fahrer, Fahrzeug, Depot und Kunde',
  drivenFact: 'geplant gegen gefahren, Fahrzeug für Fahrzeug',
  export: 'Export',
  exportFact: 'die Zahlen als Tabelle und als CSV',
  nextAnalytics: 'Weiter: Auswertung',

  // Security
  securityLong:
    'Über den Zugriff entscheidet die Datenbank, Zeile für Zeile, für jede Tabelle und jeden Weg hinein. Die Bildschirme spiegeln das nur.',
  roles: 'Rollen',
  rolesFact: 'Betreiber, Administrator, Disponent, Leser, Fahrer, Empfänger',
  signIn: 'Anmeldung',
  signInFact: 'ein zweiter Schritt mit Codes vom Telefon',
  publicPages: 'Öffentliche Seiten',
  publicPagesFact: 'keine Telefonnummer, kein voller Name, kein anderer Stopp',
  nextSecurity: 'Weiter: Sicherheit für Unternehmen',

  // Several companies
  tenantsLong: 'Für Gruppen und Wiederverkäufer: Jede Firma arbeitet, als wäre sie allein.',
  brand: 'Marke',
  brandFact: 'eine eigene Farbe auf der Sendungsseite',
  plans: 'Tarife',
  plansFact: 'Grenzen je Firma, vom Server durchgesetzt',
  data: 'Daten',
  dataFact: 'in der Datenbank Zeile für Zeile getrennt',
  nextTenants: 'Weiter: Mehrere Firmen verwalten',

  // Driver app
  driverLong: 'Sie läuft im Browser des Telefons, das der Fahrer hat, mit und ohne Empfang.',
  nextStop: 'Als Nächstes',
  nextStopFact: 'Adresse, Zeitfenster, was zu übergeben ist, Notiz',
  route: 'Tour',
  routeFact: 'jeder Stopp des Tages der Reihe nach',
  proof: 'Nachweis',
  proofFact: 'Foto, Unterschrift, Name, PIN oder Scan, wie es der Auftrag verlangt',
  noSignal: 'Kein Empfang',
  noSignalFact: 'was erledigt ist, bleibt auf dem Telefon und kommt später an, genau einmal',
  nextDriver: 'Weiter: Fahrer-App',
} satisfies Translation<typeof en>
