// Spanish texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: 'Mapa del día en curso',
  stop: 'Parada {number}',
  served: 'entregada',
  failed: 'fallida',
  skipped: 'omitida',

  // Controls
  controls: 'Controles del mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitAll: 'Ver todo',
  asTable: 'Mostrar como tabla',
  layers: 'Capas',
  scale: 'Escala: {distance}',
  sheetHeight: 'Altura: {sheet}',

  // Table
  shownAsTable: 'Lo que muestra el mapa, como tabla',
  shown: 'Lo que muestra el mapa',
  inView: '{shown} de {total} a la vista',
  backToMap: 'Volver al mapa',
  what: 'Qué',
  route: 'Ruta',
  name: 'Nombre',
  state: 'Estado',

  // Marks
  depot: 'Base {name}',
  unserved: 'Sin servir: {label}',
  yourAddress: 'Tu dirección',
  atRisk: '{vehicle}, en riesgo',
  addCorner: 'Añadir una esquina después de {number}',
  corner: 'Esquina {number}',
  closeOutline: 'Esquina 1: cerrar el contorno',

  // No map here
  noStreetMap: 'Aquí no hay mapa de calles',
  outsideMaps:
    '{depot} está fuera de todos los mapas de calles de esta plataforma: las distancias se estiman sin carreteras y las direcciones necesitan un punto o coordenadas.',
  mapRequested: 'Mapa solicitado el {day}',
  askForMap: 'Pedir un mapa al propietario de la plataforma',
  requestSent: 'Solicitud enviada',
  ownerSees: 'El propietario de la plataforma ve quién lo pide y dónde está tu base.',
  requestNotSent: 'No se envió la solicitud',
  noWebGl:
    'Este navegador no puede dibujar el mapa: falta WebGL 2 o está desactivado. Las listas de al lado funcionan sin él.',
  mapNotLoaded: 'No se pudo cargar el mapa. Las listas de al lado funcionan sin él.',
} satisfies Translation<typeof en>
