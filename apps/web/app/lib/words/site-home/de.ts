// German texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Flottenmanagement für Unternehmen',

  // First view
  noCardTrial:
    '{days, plural, one {# Tag kostenlos testen, ohne Karte} other {# Tage kostenlos testen, ohne Karte}}',
  heroTitle: 'Der ganze Tag steht, bevor das erste Fahrzeug losfährt.',
  heroLead:
    'Tourenplanung mit KI, Live-Verfolgung und Benachrichtigungen für Lieferflotten. Das senkt die Lieferkosten um bis zu {percent} Prozent.',
  learnMore: 'Mehr erfahren<hidden> über die Funktionen</hidden>',
  sampleDay: 'Ein Beispieltag in Ashmouth, gezeichnet, wie er geplant wurde',
  sampleStops: '{count, plural, one {<b>#</b> Stopp} other {<b>#</b> Stopps}}',
  sampleVans: '{count, plural, one {<b>#</b> Fahrzeug} other {<b>#</b> Fahrzeuge}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'In Zahlen',
  upTo: 'bis zu {percent}',
  lowerCost: 'niedrigere Lieferkosten',
  outOf: '{rating} / {best}',
  customerRating: 'Kundenbewertung',
  uptime: 'Verfügbarkeit',
  trialDays: '{days, plural, one {#\u00a0Tag} other {#\u00a0Tage}}',
  freeNoCard: 'kostenlos, ohne Kreditkarte',
  illustrative: 'Beispielhafte Zahlen. Was gemessen wird, zeigt die Statusseite.',

  // The planner in the page
  tryTitle: 'Probier die Engine gleich hier aus',
  tryLead:
    'Derselbe Planer, der deinen Tag plant, auf dieser Seite: ein Beispiel mit {stops} Stopps, erst in der Reihenfolge der Datei, dann so, wie die Engine plant. Die Linien sind gerade, die Kilometer folgen der Straße. Nichts verlässt deinen Browser.',
  optimize: 'Optimieren',
  loadingPlanner: 'Der Planer wird geladen',

  // The plan
  oneSelection: 'Karte, Liste und Zeitleiste sind eine Auswahl',
  oneSelectionLead:
    'Zeig auf einen Stopp, und die anderen beiden antworten. Was eine Regel bricht, ist genau dort rot, mit dem Betrag. Was dich braucht, steht oben, mit der kleinsten Änderung, die hilft.',
  reasons:
    '<b>Gründe statt Absagen.</b> <more>Ein Auftrag, der in keinen Plan passt, nennt die Regel, die ihn aufhält, und was helfen würde.</more>',
  stopAnyTime:
    '<b>Jederzeit anhalten.</b> <more>Die Engine zeigt, was sie gewonnen hat, und behält den besten Plan.</more>',
  realRoads:
    '<b>Echte Straßen.</b> <more>Einbahnstraßen, Abbiegungen und Brücken stecken in jeder Minute, die sie zählt.</more>',

  // The live day
  lateTitle: 'Verspätungen sehen, bevor es welche sind',
  lateLead: 'Jedes Fahrzeug, jede Zusage und die, die gleich platzen. Das Schlimmste zuerst.',

  // The recipient
  recipientTitle: 'Eine Antwort für den Empfänger',
  recipientLead:
    'Die Sendungsseite sagt, wann, und wenn sich etwas ändert, warum. Dann wo, wer und was sich noch ändern lässt. In deinen Farben, ohne Konto.',
  seeTracking: 'Sendungsseite ansehen',
  trackingScreen:
    'Eine Sendungsseite auf dem Telefon: die Ankunftszeit, der bisherige Weg und das Fahrzeug auf der Karte',

  // Testimonials
  whatDispatchersSay: 'Was Disponenten sagen',
  sampleTestimonials: 'Beispielstimmen',
  drawnPortrait: 'Gezeichnetes Porträt',
  teaQuote:
    '„Früher haben wir bis neun Uhr abends geplant. Heute ist der Plan da, bevor mein Tee in der Tasse ist, und ich sehe, warum jeder Stopp dort steht, wo er steht.“',
  operationsManager: 'Betriebsleiterin, {company}',
  reasonQuote:
    '„Der Grund neben einem Auftrag, der nicht passt, hat uns mehr Anrufe erspart als alles andere auf dem Bildschirm.“',
  founder: 'Gründer, {company}',
  printoutQuote:
    '„Nach zwei Tagen haben meine Fahrer nicht mehr nach dem Ausdruck gefragt. Ein größeres Lob kennen sie nicht.“',
  headOfDispatch: 'Leiterin Disposition, {company}',

  // Drawings of features
  owner: 'Betreiber',
  dispatch: 'Disposition',
  driver: 'Fahrer',
  recipient: 'Empfänger',
  haveArrived: 'Ich bin da',
} satisfies Translation<typeof en>
