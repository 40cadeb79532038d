// Spanish texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Estado del sistema',
  notLoaded: 'No se pudo cargar el estado',
  notLoadedMore: 'Eso solo ya puede significar que algo está caído.',
  checking: 'Comprobando todos los sistemas.',
  checkedAt: 'Comprobado a las {time} por las propias sondas del servidor, cada minuto.',
  allUp: 'Todos los sistemas funcionan',
  areDown: '{services}: fuera de servicio',
  areSlow: '{services}: lento',
  serviceState: '{service}: {state}',
  withoutScript:
    'La página pregunta con un script si funcionan el inicio de sesión, los datos, las posiciones en directo, la planificación y el correo. Sin scripts, <link>lee la respuesta como datos</link>.',
  tabs: 'Estado',
  tabServices: 'Estado de los servicios',
  tabIncidents: 'Historial de incidencias',
  tabMaintenance: 'Mantenimiento previsto',
  noIncidents: 'Ninguna incidencia en los últimos {days} días.',
  noMaintenance: 'No hay mantenimiento previsto.',
  fromTo: '{from} a {to}',
  stateUp: 'Operativo',
  stateSlow: 'Lento',
  stateDown: 'Fuera de servicio',
  stateUnknown: 'Aún sin datos',
  daysAgo: 'hace {days} días',
  today: 'hoy',
  investigating: 'en investigación',
  identified: 'causa identificada',
  monitoring: 'en observación',
  resolved: 'resuelta',
} satisfies Translation<typeof en>
