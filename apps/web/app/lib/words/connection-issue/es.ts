// Spanish texts of a lost connection and its checks.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Problema de conexión detectado',
  lead: '{problem}. Tu trabajo en este dispositivo está a salvo y sigues con la sesión iniciada.',
  servicesDown: 'Fallo de conexión: {down} de {count} servicios no responden',
  serverSilent: 'Fallo de conexión: el servidor no responde',
  retry: 'Reintentar conexión',
  onTheRoad: 'En ruta',
  onTheRoadMore:
    'Las furgonetas siguen sus rutas. Los teléfonos guardan sus posiciones y las envían cuando volvamos.',
  recipients: 'Destinatarios',
  recipientsMore: 'El seguimiento muestra la última posición conocida y su antigüedad.',
  here: 'Aquí',
  hereMore: 'No se cerró la sesión de nadie. Esta página continúa sola cuando los servicios respondan.',
  works: 'funciona',
  cut: 'cortada',
  milliseconds: '{count} ms',
  seconds: '{count} s',
  thisBrowser: 'Este navegador',
  online: 'en línea',
  offline: 'sin conexión',
  yourNetwork: 'Tu red',
  connected: 'conectada',
  noNetwork: 'sin red',
  wayHere: 'El camino hasta aquí',
  downOf: '{down} de {count} sin respuesta',
  checks: 'Comprobaciones',
  check: 'Comprobación',
  state: 'Estado',
  answer: 'Respuesta',
  timeOf: 'Tiempo, de {seconds} s',
  reportCopied: 'Informe copiado',
  checksAgain: 'Vuelve a comprobar solo cada {seconds} s.',
  checkedAt: 'Comprobado a las {time}.',
  fullDiagnostics: 'Diagnóstico completo',
  statusPage: 'Página de estado',
  copyReport: 'Copiar informe',

  // Checks
  statePending: 'en espera',
  stateRunning: 'en curso',
  stateSuccess: 'correcto',
  stateSlow: 'lento',
  stateError: 'fallido',
  stateTimeout: 'tiempo agotado',
} satisfies Translation<typeof en>
