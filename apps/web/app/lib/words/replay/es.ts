// Spanish texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Replanificando los días, hasta tres segundos cada uno',
  notReplanned: 'No se pudieron replanificar los días',
  sameRoads:
    'Ambos lados se cronometran en las mismas carreteras y los cuenta el mismo comprobador. Ambos circulan según tu tabla de velocidades, si tienes una. Las horas reales del día no están en ella.',
  sameVans:
    'El nuevo plan tiene las furgonetas y franjas de ese día. Puede usar menos furgonetas, y ninguna que no saliera.',
  missedWindows:
    'Una franja incumplida cuenta como incumplida en ambos lados. Los pedidos que el nuevo plan deja fuera nunca son un ahorro: ese día no se compara.',
  notStored: 'Tu archivo no se guarda y no se crea ningún pedido.',
  question: '¿Cuánto habrían costado tus últimas semanas con otras rutas?',
  dropFile:
    'Suelta una exportación de días ya realizados: dirección, día, vehículo o conductor y número de parada o llegada real de cada pedido. Hasta {days} días.',
  chooseFile: 'Elegir archivo',
  fileOfDays: 'Archivo de días realizados',
  noPdf: 'No se pudo crear el archivo',
  notReplayed: 'No se puede replanificar este archivo',
  daysCompared: '{count, plural, one {# día comparado} other {# días comparados}}',
  noneCompared: 'No se pudo comparar ningún día',
  downloadPdf: 'Descargar PDF',
  daysLeftOut: 'Días que quedaron fuera',

  // Figures
  better: 'El plan nuevo es mejor',
  same: 'No se habría ahorrado nada',
  worse: 'El plan nuevo es peor',
  notComparable: 'Sin comparar: el plan nuevo deja pedidos fuera',
  allDays: 'Todos los días comparados',
  figuresOf: 'Cifras del {day}',
  leavesOut: 'El plan nuevo deja fuera {orders}.',
  ordersNotCounted:
    '{count, plural, one {# pedido} other {# pedidos}} sin vehículo, lugar o fila legible, fuera de la cuenta en ambos lados.',
  asDriven: 'Realizado',
  newPlan: 'Plan nuevo',
  saved: 'Ahorro',
  side: 'Lado',
  vans: 'Vehículos',
  distance: 'Distancia',
  hours: 'Horas',
  cost: 'Coste',
  windowsMissed: 'Franjas incumplidas',
} satisfies Translation<typeof en>
