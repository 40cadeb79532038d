// Spanish texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# parada de más} many {# paradas de más} other {# paradas de más}}',
  brokenDistance: '{distance} de más',
  brokenDriving: '{duration} sobre el tiempo de conducción',
  brokenRest: '{duration} de más sin descanso',
  brokenHours: '{duration} sobre las horas',
  brokenShift: '{duration} después del turno',
  brokenLoad: '{load} de más',
  brokenBreak: 'sin tiempo para la pausa de {duration}',
  brokenReloads: 'recarga demasiadas veces',
  brokenPrecedence: 'entrega antes de recoger',
  brokenSequence: 'fuera de su orden',
  brokenTogether: 'en otra furgoneta que su grupo',
  brokenDriverOff: 'su conductor falta {duration}',
  brokenOverlap: '{duration} en dos rutas a la vez',
  brokenSkills: 'falta una capacidad',
  brokenVehicle: 'fuera de sus zonas o excluido por el pedido',
  brokenUnreachable: 'sin carretera permitida para este vehículo',
  brokenOther: 'no permitido',
  loadParcels: '{count, plural, one {# bulto} many {# bultos} other {# bultos}}',
  loadPallets: '{count, plural, one {# palé} many {# palés} other {# palés}}',

  // Changes that break a rule
  breaksRule: 'Este cambio incumple una regla del día',
  leaveAsIs: 'Dejarlo como está',
  changeAnyway: 'Cambiarlo igualmente',
  auditRecords: 'El registro de auditoría anota que lo confirmaste.',
} satisfies Translation<typeof en>
