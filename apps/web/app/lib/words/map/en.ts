// Texts of maps, their controls, marks and tables. Terms: docs/languages.md.
export default {
  // The live day
  mapOfDay: 'Map of the live day',
  stop: 'Stop {number}',
  served: 'served',
  failed: 'failed',
  skipped: 'skipped',

  // Controls
  controls: 'Map controls',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAll: 'Fit all',
  asTable: 'Show as a table',
  layers: 'Layers',
  scale: 'Scale: {distance}',
  sheetHeight: 'Height of {sheet}',

  // Table
  shownAsTable: 'What the map shows, as a table',
  shown: 'What the map shows',
  inView: '{shown} of {total} in view',
  backToMap: 'Back to the map',
  what: 'What',
  route: 'Route',
  name: 'Name',
  state: 'State',

  // Marks
  depot: 'Depot {name}',
  unserved: 'Unserved: {label}',
  yourAddress: 'Your address',
  atRisk: '{vehicle}, at risk',
  addCorner: 'Add a corner after {number}',
  corner: 'Corner {number}',
  closeOutline: 'Corner 1: close the outline',

  // No map here
  noStreetMap: 'No street map here',
  outsideMaps:
    '{depot} lies outside every street map of this platform: distances are estimated without roads, and addresses need a pin or coordinates.',
  mapRequested: 'Map requested on {day}',
  askForMap: 'Ask your platform’s owner for a map',
  requestSent: 'Request sent',
  ownerSees: 'The platform’s owner sees who asks and where your depot lies.',
  requestNotSent: 'The request was not sent',
  noWebGl:
    'This browser cannot draw the map: WebGL 2 is missing or switched off. The lists beside it work without it.',
  mapNotLoaded: 'The map could not be loaded. The lists beside it work without it.',
} as const
