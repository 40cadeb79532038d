// Descriptions of rights of roles, in Spanish.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Ver pedidos, destinatarios, pruebas y mensajes',
  'orders:write': 'Añadir, importar, cambiar y cancelar pedidos, y escribir a destinatarios y conductores',
  'fleet:read': 'Ver vehículos, conductores, bases y zonas, con órdenes de taller y combustible',
  'fleet:write': 'Añadir y cambiar vehículos, conductores, bases y zonas, órdenes de taller y combustible',
  'plans:read': 'Ver planes y rutas',
  'plans:write': 'Planificar días y cambiar planes a mano',
  'plans:dispatch': 'Enviar rutas a los conductores y cambiarlas en marcha',
  'live:read': 'Ver el mapa en directo, las repeticiones y los análisis',
  'addresses:read': 'Buscar en la libreta de direcciones',
  'addresses:write': 'Cambiar la libreta de direcciones',
  'optimize:run': 'Resolver problemas por API',
  'webhooks:read': 'Ver webhooks y tiendas, con lo que enviaron',
  'webhooks:write': 'Añadir y cambiar webhooks y tiendas',
  'persons:read': 'Encontrar todo lo guardado sobre una persona',
  'persons:erase': 'Borrar a una persona',
  'pay:read': 'Ver lo que ganan los conductores',
  'pay:write': 'Cambiar reglas de pago, corregir pagos y aprobar liquidaciones',
  'people:invite': 'Ver el equipo e invitar a conductores',
  'settings:write': 'Cambiar la empresa, sus reglas y sus correos',
  'billing:manage': 'Ver facturas y cambiar la suscripción',
  'audit:read': 'Leer y exportar el registro de auditoría',
} satisfies RightWords
