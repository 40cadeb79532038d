// Spanish texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'Claves de API',
  onlyAdministrators: 'Las claves de API son para administradores',
  onlyAdministratorsMore: 'Un administrador de tu empresa las crea y revoca aquí.',
  notLoaded: 'No se pudieron cargar las claves',
  loadingKeys: 'Cargando las claves',
  newKey: 'Nueva clave',
  noKeys: 'Aún no hay claves',
  noKeysMore:
    'Con una clave tu software importa pedidos, lee planes o envía posiciones, y nada que no hayas marcado.',
  test: 'Prueba',
  everything: 'todo lo que puede su creador',
  atMost: 'como mucho {calls} llamadas por minuto',
  fromPages: 'desde páginas de {origins}',
  lastUsed: 'Último uso: {time}',
  neverUsed: 'Sin usar',
  madeAt: 'creada: {time}',
  madeBy: 'creada: {time}, por {name}',
  revoke: 'Revocar',
  revokeQuestion: '¿Revocar {name}?',
  revokeEffect: 'Los programas que usan esta clave se rechazan al instante. No se puede deshacer.',
  noLongerWorks: '{name} ya no funciona',
  nothingChanged: 'No ha cambiado nada',

  // Form
  newApiKey: 'Nueva clave de API',
  yourNewKey: 'Tu nueva clave',
  bearerHint: 'Envíala como token Bearer, nunca en una dirección.',
  createKey: 'Crear clave',
  notCreated: 'No se pudo crear la clave',
  name: 'Nombre',
  nameHint: 'El sistema que la usará',
  itMay: 'Puede',
  sendPositions: 'enviar posiciones de vehículos',
  keepTeam: 'Mantener el equipo, para un proveedor de identidad (SCIM)',
  callsPerMinute: 'Llamadas por minuto',
  callsPerMinuteHint: 'Vacío: sin límite propio',
  origins: 'Páginas que pueden llamar con ella',
  originsHint:
    'Un origen por línea, como https://shop.example. Vacío para programas. Los visitantes de una página pueden leer su clave',
  testKey: 'Clave de prueba',
  testKeyMore:
    'Trabaja en un entorno de pruebas con pedidos, vehículos y planes propios: no se envía nada a nadie, y los webhooks creados con ella solo oyen eventos de prueba.',
} satisfies Translation<typeof en>
