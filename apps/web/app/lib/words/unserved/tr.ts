// Turkish reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Hiçbir araç zamanında varamıyor',
  reasonCapacity: 'Araçlar için fazla büyük',
  reasonShift: 'Tüm vardiyaların bitişinden sonra',
  reasonSkills: 'Kimsede bu yetkinlik yok',
  reasonUnreachable: 'Oraya giden yol yok',
  reasonNoVehicle: 'Araç yok',
  reasonMaxStops: 'Her araç durak sınırında',
  reasonMaxDistance: 'Fazla uzak',
  reasonVehicleRule: 'İzin verilen araç yok',
  reasonNotWorthIt: 'Yolu uzatmaya değmez',
  reasonSequence: 'Aracında bu sırada yer yok',
  reasonFleetFull: 'Diğer siparişlerin yanında yer yok',
  reasonNotFoundInTime: 'Arama süresi yetmedi',
  reasonByHand: 'Elle çıkarıldı',
  reasonOther: 'Dışarıda kaldı',
} satisfies Translation<typeof en>
