// German reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Kein Fahrzeug ist rechtzeitig dort',
  reasonCapacity: 'Zu groß für die Fahrzeuge',
  reasonShift: 'Nach dem Ende aller Schichten',
  reasonSkills: 'Niemand hat die Qualifikation',
  reasonUnreachable: 'Keine Straße führt dorthin',
  reasonNoVehicle: 'Keine Fahrzeuge',
  reasonMaxStops: 'Alle Fahrzeuge haben ihre Höchstzahl an Stopps',
  reasonMaxDistance: 'Zu weit',
  reasonVehicleRule: 'Kein Fahrzeug ist erlaubt',
  reasonNotWorthIt: 'Lohnt den Umweg nicht',
  reasonSequence: 'Sein Fahrzeug hat in dieser Reihenfolge keinen Platz',
  reasonFleetFull: 'Kein Platz neben den anderen Aufträgen',
  reasonNotFoundInTime: 'Die Zeit der Suche ist abgelaufen',
  reasonByHand: 'Von Hand entfernt',
  reasonOther: 'Ausgelassen',
} satisfies Translation<typeof en>
