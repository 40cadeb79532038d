// Spanish texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Servicios',
  servicesNoun: 'servicios',
  outbox: 'Bandeja de salida',
  servicesLead:
    'Se definen con variables de entorno al arrancar el servidor; una prueba hace una petición real a cada uno.',
  mail: 'Servidor de correo',
  texts: 'SMS',
  maps: 'Mapas',
  roads: 'Motor de carreteras',
  geocoder: 'Búsqueda de direcciones',
  storage: 'Almacenamiento de archivos',
  stripe: 'Pagos con tarjeta',
  database: 'Base de datos',
  mailsCaught: 'Los correos se capturan y se muestran en Bandeja de salida',
  textsCaught: 'Los SMS se capturan y se muestran en Bandeja de salida',
  drawnHere: 'Dibujados con las regiones de aquí',
  onRegionsHere: 'Con las regiones de aquí',
  onDisk: 'En el disco de este servidor',
  paidByHand: 'Las facturas se marcan como pagadas a mano',
  outcome: '{message} {milliseconds} ms',
  works: 'funciona',
  worksNot: 'no funciona',
  notSet: 'no definido',
  builtIn: 'integrado',
  testWhat: 'Probar {name}',
  test: 'Probar',
  testing: 'Probando',

  // API keys
  keysOfAll: 'Claves de API de todas las empresas',
  apiKeys: 'Claves de API',
  document: 'Documento OpenAPI',
  noKeys: 'Ninguna empresa ha creado una. Los administradores las crean en Ajustes, Claves de API.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'todo lo que puede su creador',
  noLongerWorks: '{name} ya no funciona',
  usedAt: 'usada {time}',
  neverUsed: 'sin usar',
  revoke: 'Revocar',
  revokeWhat: 'Revocar {name} de {company}',
} satisfies Translation<typeof en>
