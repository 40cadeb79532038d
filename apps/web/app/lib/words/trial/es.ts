// Spanish texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {Queda # día} other {Quedan # días}}',
  runsUntil: 'Tu prueba dura hasta {time}. No se cobra nada.',
  usedShare: '{percent} por ciento de la prueba usado',
  planned: 'Planificado',
  runs: '{count, plural, one {# cálculo} other {# cálculos}}',
  orders: 'Pedidos',
  vehicles: 'Vehículos',
  toDashboard: 'Ir al panel',
  seePlans: 'Ver planes',
  hasEnded: 'Tu prueba ha terminado',
  endedOn: 'Terminó el {time}. Lo que hiciste se conserva.',
  readAll: 'Leerlo todo',
  routesRun: 'Las rutas enviadas se terminan, con seguimiento',
  notAnew: 'Importar, planificar o enviar de nuevo',
  upgrade: 'Contratar ahora',
  lookAtData: 'Ver tus datos',
} satisfies Translation<typeof en>
