// Spanish reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Ningún vehículo puede llegar a tiempo',
  reasonCapacity: 'Demasiado grande para los vehículos',
  reasonShift: 'Después del final de todos los turnos',
  reasonSkills: 'Nadie tiene la cualificación',
  reasonUnreachable: 'Ninguna carretera llega hasta allí',
  reasonNoVehicle: 'Sin vehículos',
  reasonMaxStops: 'Todos los vehículos están en su límite de paradas',
  reasonMaxDistance: 'Demasiado lejos',
  reasonVehicleRule: 'Ningún vehículo está permitido',
  reasonNotWorthIt: 'No compensa el desvío',
  reasonSequence: 'Su vehículo no tiene sitio en esta secuencia',
  reasonFleetFull: 'Sin sitio junto a los demás pedidos',
  reasonNotFoundInTime: 'La búsqueda se quedó sin tiempo',
  reasonByHand: 'Quitado a mano',
  reasonOther: 'Fuera del plan',
} satisfies Translation<typeof en>
