// Polish reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Żaden pojazd nie zdąży',
  reasonCapacity: 'Za duże dla pojazdów',
  reasonShift: 'Po końcu wszystkich zmian',
  reasonSkills: 'Nikt nie ma tej umiejętności',
  reasonUnreachable: 'Nie prowadzi tam żadna droga',
  reasonNoVehicle: 'Brak pojazdów',
  reasonMaxStops: 'Każdy pojazd osiągnął limit przystanków',
  reasonMaxDistance: 'Za daleko',
  reasonVehicleRule: 'Żaden pojazd nie jest dozwolony',
  reasonNotWorthIt: 'Niewarte nadłożenia drogi',
  reasonSequence: 'W tej kolejności jego pojazd nie ma miejsca',
  reasonFleetFull: 'Brak miejsca obok innych zleceń',
  reasonNotFoundInTime: 'Zabrakło czasu na szukanie',
  reasonByHand: 'Usunięte ręcznie',
  reasonOther: 'Pominięte',
} satisfies Translation<typeof en>
