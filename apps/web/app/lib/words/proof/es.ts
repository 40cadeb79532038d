// Spanish texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Cargando lo que comunicó el conductor',
  whatDriverSaid: 'Lo que comunicó el conductor',
  driver: 'Conductor',
  dispatch: 'Tráfico',
  recipient: 'Destinatario',
  received: 'recibido {time}',
  afterCancelled: 'después de cancelarse',
  toldOtherwise: 'comunicado antes de otra forma',

  // Events
  vehicleChecked: 'Vehículo revisado',
  shiftStarted: 'Turno empezado',
  loaded: 'Cargado',
  arrived: 'Llegada',
  delivered: 'Entregado',
  partlyDelivered: 'Entregado en parte',
  notDelivered: 'No entregado',
  takenBack: 'Llevado de vuelta',
  breakStarted: 'Descanso empezado',
  breakEnded: 'Descanso terminado',
  reordered: 'Orden de paradas cambiado',
  refuelled: 'Repostado',
  incidentReported: 'Incidente notificado',
  contacted: 'Llamada o mensaje',
  shiftEnded: 'Turno terminado',
  note: 'Nota',

  // Proof
  handedTo: 'Entregado a: {place}',
  nameIs: 'Nombre: {name}',
  houseNumber: 'Número: {number}',
  pinChecked: 'PIN comprobado',
  ageChecked: 'Edad comprobada',
  scanned: 'Escaneado {code}',
  inVanFrontLeft: 'En el vehículo: delante a la izquierda',
  inVanFrontRight: 'En el vehículo: delante a la derecha',
  inVanMiddleLeft: 'En el vehículo: centro a la izquierda',
  inVanMiddleRight: 'En el vehículo: centro a la derecha',
  inVanRearLeft: 'En el vehículo: detrás a la izquierda',
  inVanRearRight: 'En el vehículo: detrás a la derecha',
  parcels: '{count, plural, one {# bulto entregado} other {# bultos entregados}}',
  items: 'Entregado: {items}',
  collected: 'Cobrado: {amount}',
  signature: 'Firma',
  downloadSignature: 'Descargar la firma',
  signatureMissing: 'Falta la firma',
  photo: 'Foto',
  downloadPhoto: 'Descargar la foto',
  photoMissing: 'Falta la foto',
  disputePack: 'Descargar expediente',
  packHolds:
    'Promesa, mensajes, rastro junto a la puerta, escaneos, fotos y firma en un archivo. El registro guarda su sello.',
  packNotMade: 'No se pudo descargar el expediente',
  packAsPdf: 'Como PDF para imprimir',
} satisfies Translation<typeof en>
