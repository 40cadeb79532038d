// Dutch reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'Geen voertuig is op tijd',
  reasonCapacity: 'Te groot voor de voertuigen',
  reasonShift: 'Na het einde van alle diensten',
  reasonSkills: 'Niemand heeft de vaardigheid',
  reasonUnreachable: 'Er leidt geen weg heen',
  reasonNoVehicle: 'Geen voertuigen',
  reasonMaxStops: 'Alle voertuigen zitten aan hun maximum aan stops',
  reasonMaxDistance: 'Te ver',
  reasonVehicleRule: 'Geen voertuig is toegestaan',
  reasonNotWorthIt: 'De omweg niet waard',
  reasonSequence: 'Zijn voertuig heeft geen plaats in deze volgorde',
  reasonFleetFull: 'Geen plaats naast de andere orders',
  reasonNotFoundInTime: 'De zoektijd is om',
  reasonByHand: 'Met de hand verwijderd',
  reasonOther: 'Weggelaten',
} satisfies Translation<typeof en>
