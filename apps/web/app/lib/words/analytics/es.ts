// Spanish texts of analytics.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Period
  openLive: 'Abrir en directo',
  nothingDriven:
    'Aquí ves cómo fueron los días en la carretera: puntualidad, coste, distancia, horas. Un plan cuenta en cuanto sus furgonetas están en ruta.',
  notLoaded: 'No se pudieron cargar las cifras',
  loading: 'Cargando las cifras',
  days7: '7 días',
  days30: '30 días',
  days90: '90 días',
  custom: 'A medida',
  against: 'frente a',
  comparedWith: 'Comparado con',
  daysBefore: 'los días anteriores',
  sameWeekdays: 'los mismos días de la semana anteriores',
  yearAgo: 'las mismas semanas de hace un año',
  replay: 'Reproducir días recorridos',
  chooseDays: 'Elige un primer y un último día.',
  lastBeforeFirst: 'El último día es anterior al primero.',
  tooManyDays: 'Elige como máximo {most} días.',

  // Figures and measures
  inFigures: 'El periodo en cifras',
  notAvailable: 'N/D',
  aDay: '{value} al día',
  aDayBefore: '{value} al día, antes {before}',
  valueBefore: 'antes {value}',
  noEarlierDay: 'Aún no hay un día anterior con el que comparar',
  comparedDays:
    '{count, plural, one {Comparado con # día recorrido, {from} a {to}} many {Comparado con # días recorridos, {from} a {to}} other {Comparado con # días recorridos, {from} a {to}}}',
  earlierNotLoaded: 'No se pudieron cargar los días anteriores',
  withEfficiency:
    '{compared}. Eficiencia: parte del tiempo pagado que se trabaja en paradas; el resto es conducir y esperar.',
  efficiencyMeans: 'Parte del tiempo pagado que se trabaja en paradas; el resto es conducir y esperar',
  costPerStopIn: 'Coste por parada, {currency}',
  costIn: 'Coste, {currency}',
  plannedIn: 'Previsto, {unit}',
  drivenIn: 'Recorrido, {unit}',
  plannedHours: 'Previsto, h',
  paidHours: 'Pagado, h',
  rating: 'Valoración',
  van: 'Furgoneta',
  allFigures: 'Todas las cifras',
  by: 'Por',
  byDay: 'Cifras por día',
  byDriver: 'Cifras por conductor',
  byVan: 'Cifras por furgoneta',
  byDepot: 'Cifras por base',
  byCustomer: 'Cifras por cliente',

  // Titles of charts
  nothingDelivered: 'No se entregó nada en estos días',
  allOnTime: 'Todas las paradas fueron puntuales',
  cameLate:
    '{count, plural, one {# parada llegó tarde} many {# paradas llegaron tarde} other {# paradas llegaron tarde}}',
  fewestOnTime: 'Menos puntualidad el {day}: {share}',
  noStopPaid: 'No se pagó ninguna parada',
  costSoFar: 'Una parada costó {cost} hasta ahora, los días están en curso',
  costNow: 'Una parada costó {cost}',
  costSame: 'Una parada costó lo mismo que antes',
  costLess: 'Una parada costó {cost} menos que antes',
  costMore: 'Una parada costó {cost} más que antes',
  noPositions: 'Ninguna furgoneta envió posiciones',
  allDroveLess: 'Todas las furgonetas recorrieron menos de lo previsto',
  noneDroveFurther: 'Ninguna furgoneta recorrió más de lo previsto',
  droveMore: '{van} recorrió {distance} más de lo previsto',
  noShiftOver: 'Aún no ha terminado ningún turno',
  usedHours: '{van} usó el {share} % de sus horas',
  worksMost: '{most} es la que más trabaja, {least} la que más horas tiene libres',
  nothingFailed: 'Nada falló',
  cameBack:
    '{count, plural, one {{back} de # parada volvió} many {{back} de # paradas volvieron} other {{back} de # paradas volvieron}}',
  cameBackMost:
    '{count, plural, one {{back} de # parada volvió, la mayoría: {reason}} many {{back} de # paradas volvieron, la mayoría: {reason}} other {{back} de # paradas volvieron, la mayoría: {reason}}}',
  cameBackAll:
    '{count, plural, one {{back} de # parada volvió, todas: {reason}} many {{back} de # paradas volvieron, todas: {reason}} other {{back} de # paradas volvieron, todas: {reason}}}',
  nobodyRated: 'Nadie valoró una entrega en estos días',
  gaveStars: 'Los destinatarios dieron {rating} de 5',
  gaveLeast: 'Los destinatarios dieron {rating} de 5, y lo mínimo a {driver}: {lowest}',

  // Charts
  lateOf: '{share}, {late} tarde de {served}',
  onTimeDetail: 'Porcentaje de paradas empezadas antes del fin de la hora prometida. Objetivo {goal}',
  onTimeDetailFrom:
    'Porcentaje de paradas empezadas antes del fin de la hora prometida. Objetivo {goal}, la escala empieza en {floor}',
  underWay: 'en curso',
  costDetail: '{currency} por parada entregada, según lo que se paga',
  time: 'Tiempo',
  distance: 'Distancia',
  vehicles: 'Vehículos',
  wayDetail:
    'Anillo: previsto; punto: recorrido según posiciones; después, cuánto más se tardó. Primero las mayores diferencias',
  useDetail: 'Barra: parte de las horas permitidas usada. Marca: parte de la capacidad usada',
  failedDetail: 'Paradas fallidas y devueltas según el último motivo que dio el conductor',
  feedbackDetail: 'Media de las estrellas que dieron los destinatarios, por conductor. Primero las más bajas',
  noPositionsCame: 'No llegaron posiciones de estas rutas.',
  noShiftOfDays: 'Aún no ha terminado ningún turno de estos días.',
  allDelivered: 'Todas las paradas intentadas se entregaron o recogieron.',
  howRated:
    'Se pide una valoración a los destinatarios en su página de seguimiento cuando termina una entrega.',
  ratingCount: '{count, plural, one {# valoración} many {# valoraciones} other {# valoraciones}}',
  reason: 'Motivo',
  lateStops: '{count, plural, one {# parada con retraso} other {# paradas con retraso}}',
  noLateStops: 'Ninguna parada con retraso',
  lateStopsDetail:
    'Dónde el servicio empezó después de lo prometido: cuanto mayor el punto, mayor el retraso.',
  lateStopsMap: 'Mapa de paradas con retraso',
  minutesLate: 'Minutos de retraso',
  recipient: 'Destinatario',
  share: 'Parte',
  csv: 'CSV',
  chart: 'Gráfico',
  table: 'Tabla',
  noFigures: 'sin cifras',
  openDay: '{day}: {figures}. Abrir el día',
} satisfies Translation<typeof en>
