// German texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Karte des laufenden Tages',
  stop: 'Stopp {number}',
  served: 'zugestellt',
  failed: 'gescheitert',
  skipped: 'ausgelassen',

  // Controls
  controls: 'Kartensteuerung',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitAll: 'Alles zeigen',
  asTable: 'Als Tabelle zeigen',
  layers: 'Ebenen',
  scale: 'Maßstab: {distance}',
  sheetHeight: 'Höhe: {sheet}',

  // Table
  shownAsTable: 'Was die Karte zeigt, als Tabelle',
  shown: 'Was die Karte zeigt',
  inView: '{shown} von {total} im Bild',
  backToMap: 'Zurück zur Karte',
  what: 'Was',
  route: 'Tour',
  name: 'Name',
  state: 'Status',

  // Marks
  depot: 'Depot {name}',
  unserved: 'Nicht bedient: {label}',
  yourAddress: 'Deine Adresse',
  atRisk: '{vehicle}, gefährdet',
  addCorner: 'Ecke nach {number} hinzufügen',
  corner: 'Ecke {number}',
  closeOutline: 'Ecke 1: Umriss schließen',

  // No map here
  noStreetMap: 'Keine Straßenkarte hier',
  outsideMaps:
    '{depot} liegt außerhalb aller Straßenkarten dieser Plattform: Strecken werden ohne Straßen geschätzt, und Adressen brauchen eine Nadel oder Koordinaten.',
  mapRequested: 'Karte angefragt am {day}',
  askForMap: 'Karte beim Betreiber der Plattform anfragen',
  requestSent: 'Anfrage gesendet',
  ownerSees: 'Der Betreiber der Plattform sieht, wer fragt und wo dein Depot liegt.',
  requestNotSent: 'Die Anfrage wurde nicht gesendet',
  noWebGl:
    'Dieser Browser kann die Karte nicht zeichnen: WebGL 2 fehlt oder ist ausgeschaltet. Die Listen daneben gehen auch ohne sie.',
  mapNotLoaded: 'Die Karte konnte nicht geladen werden. Die Listen daneben gehen auch ohne sie.',
} satisfies Translation<typeof en>
