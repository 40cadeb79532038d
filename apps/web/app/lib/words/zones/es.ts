// Spanish texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Zonas',
  zonesNoun: 'zonas',
  countOf: '{count} de {most}',
  drawZone: 'Dibujar zona',
  noZones: 'Aún no hay zonas',
  noZonesMore:
    'Dibuja las partes de la ciudad en las que se mueven tus vehículos. Un vehículo vinculado a una zona solo lleva pedidos de ella.',
  noVanTied: 'Ningún vehículo vinculado',
  mapOfZones: 'Mapa de las zonas',

  // One zone
  newZone: 'Nueva zona',
  name: 'Nombre',
  nameExample: 'Zona norte',
  colour: 'Color',
  colourNumber: 'Color {number}',
  servedOn: 'Días de servicio',
  everyDay: 'Todos los días.',
  servedOnMore: 'Sus pedidos se planifican solo estos días, salvo que también estén en otra zona.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  saveZone: 'Guardar zona',
  notSaved: 'No se pudo guardar la zona',
  zoneChanged: '{name} cambiada',
  zoneDrawn: '{name} dibujada',
  plansOutOfDate: 'Hay que rehacer los planes en los que sus vehículos llevan ahora otros pedidos.',
  tiedTo: 'Vinculada a {names}, que solo llevan pedidos de sus zonas.',
  tiedToNone: 'Ningún vehículo vinculado. Vincula uno en Flota, en Reglas de planificación.',
  delete: 'Eliminar',
  deleteZone: 'Eliminar zona',
  deleteQuestion: '¿Eliminar {name}?',
  isInUse: '{name} está en uso',
  takeOffFirst: 'Quítala antes en Flota de {names}: sin zona llevarían pedidos de cualquier sitio.',
  outlineGone: 'Su contorno desaparece. Los pedidos y los vehículos quedan como están.',
  keepIt: 'Conservar',
  notDeleted: 'No se pudo eliminar la zona',
  zoneDeleted: '{name} eliminada',

  // Outline
  tooManyCorners: 'Tiene demasiadas esquinas para arrastrarlas: cámbialas abajo como texto.',
  clickCorners: 'Haz clic en las esquinas de la zona en el mapa, una tras otra.',
  goOn: 'Sigue alrededor de la zona. Cierra el contorno con un clic en la primera esquina.',
  dragCorners:
    'Arrastra las esquinas para moverlas. Haz clic en un punto pequeño para añadir una esquina; pulsa Supr en una esquina para quitarla.',
  cornerCount: '{count, plural, one {# esquina} other {# esquinas}}',
  closeOutline: 'Cerrar contorno',
  removeLastCorner: 'Quitar la última esquina',
  drawAnew: 'Dibujar de nuevo',
  cornersAsText: 'Esquinas como texto',
  corners: 'Esquinas',
  cornersMore: 'Latitud, longitud, una línea por esquina. O pega GeoJSON.',
  lineNoCorner: 'La línea {line} no es una esquina: escribe latitud, longitud',
  notGeoJson: 'Esto no es un GeoJSON con un polígono',
  oneOutline: 'Una zona es un solo contorno: dibuja las otras partes como zonas aparte',
  noHoles: 'Una zona es un solo contorno, sin huecos',

  // Watching
  useForPlanning: 'Usar en la planificación: días de servicio y vehículos vinculados',
  tellDispatch: 'Avisar a tráfico cuando un vehículo',
  enters: 'entra',
  leaves: 'sale',
  staysLong: 'se queda mucho tiempo',
  longStay: 'Minutos de una estancia larga',
  watchMore:
    'En la vista En directo, como aviso y como webhook. Una visita cuenta cuando las posiciones coinciden durante un minuto.',
  watchedOn: 'Días de vigilancia',
  from: 'Desde',
  to: 'Hasta',
  emptyAllDay: 'Vacío: todo el día',
} satisfies Translation<typeof en>
