// Spanish texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrador',
  dispatcher: 'Jefe de tráfico',
  viewer: 'Solo consulta',
  driver: 'Conductor',

  // What a right allows
  seeOrders: 'Ver pedidos, destinatarios, pruebas y mensajes',
  changeOrders: 'Añadir, importar, cambiar y cancelar pedidos, y escribir a destinatarios y conductores',
  seeFleet: 'Ver vehículos, conductores, bases y zonas, con órdenes de taller y combustible',
  changeFleet: 'Añadir y cambiar vehículos, conductores, bases y zonas, órdenes de taller y combustible',
  seePlans: 'Ver planes y rutas',
  changePlans: 'Planificar días y cambiar planes a mano',
  dispatchRoutes: 'Enviar rutas a los conductores y cambiarlas en marcha',
  seeLive: 'Ver el mapa en directo, las repeticiones y los análisis',
  searchAddresses: 'Buscar en la libreta de direcciones',
  changeAddresses: 'Cambiar la libreta de direcciones',
  solveByApi: 'Resolver problemas por API',
  seeWebhooks: 'Ver webhooks y tiendas, con lo que enviaron',
  changeWebhooks: 'Añadir y cambiar webhooks y tiendas',
  seePersons: 'Encontrar todo lo guardado sobre una persona',
  erasePersons: 'Borrar a una persona',
  seePay: 'Ver lo que ganan los conductores',
  changePay: 'Cambiar reglas de pago, corregir pagos y aprobar liquidaciones',
  invitePeople: 'Ver el equipo e invitar a conductores',
  changeSettings: 'Cambiar la empresa, sus reglas y sus correos',
  manageBilling: 'Ver facturas y cambiar la suscripción',
  readAudit: 'Leer y exportar el registro de auditoría',

  // Refusals
  onlyAdministrators: 'Solo los administradores de la empresa pueden hacerlo.',
  rightMissing: 'A tu rol le falta un permiso: {right}. Pídelo a un administrador.',
  viewersChangeNothing: 'Solo puedes consultar: pídelo a tráfico o a un administrador.',
} satisfies Translation<typeof en>
