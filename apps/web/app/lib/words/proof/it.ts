// Italian texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Caricamento di ciò che ha segnalato l’autista',
  whatDriverSaid: 'Che cosa ha segnalato l’autista',
  driver: 'Autista',
  dispatch: 'Centrale',
  recipient: 'Destinatario',
  received: 'ricevuto {time}',
  afterCancelled: 'dopo l’annullamento',
  toldOtherwise: 'prima segnalato diversamente',

  // Events
  vehicleChecked: 'Veicolo controllato',
  shiftStarted: 'Turno iniziato',
  loaded: 'Caricato',
  arrived: 'Arrivato',
  delivered: 'Consegnato',
  partlyDelivered: 'Consegnato in parte',
  notDelivered: 'Non consegnato',
  takenBack: 'Riportato indietro',
  breakStarted: 'Pausa iniziata',
  breakEnded: 'Pausa finita',
  reordered: 'Ordine delle fermate cambiato',
  refuelled: 'Rifornimento fatto',
  incidentReported: 'Incidente segnalato',
  contacted: 'Chiamata o messaggio',
  shiftEnded: 'Turno finito',
  note: 'Nota',

  // Proof
  handedTo: 'Consegnato a: {place}',
  nameIs: 'Nome: {name}',
  houseNumber: 'Numero civico: {number}',
  pinChecked: 'PIN verificato',
  ageChecked: 'Età verificata',
  scanned: 'Scansionato {code}',
  inVanFrontLeft: 'Nel veicolo: davanti a sinistra',
  inVanFrontRight: 'Nel veicolo: davanti a destra',
  inVanMiddleLeft: 'Nel veicolo: al centro a sinistra',
  inVanMiddleRight: 'Nel veicolo: al centro a destra',
  inVanRearLeft: 'Nel veicolo: dietro a sinistra',
  inVanRearRight: 'Nel veicolo: dietro a destra',
  parcels: '{count, plural, one {# collo consegnato} other {# colli consegnati}}',
  items: 'Consegnato: {items}',
  collected: 'Incassato: {amount}',
  signature: 'Firma',
  downloadSignature: 'Scarica la firma',
  signatureMissing: 'Firma mancante',
  photo: 'Foto',
  downloadPhoto: 'Scarica la foto',
  photoMissing: 'Foto mancante',
  disputePack: 'Scarica il fascicolo per reclami',
  packHolds:
    'Promessa, messaggi, traccia vicino alla porta, scansioni, foto e firma in un file. Il registro ne conserva il sigillo.',
  packNotMade: 'Impossibile scaricare il fascicolo per reclami',
  packAsPdf: 'Come PDF da stampare',
} satisfies Translation<typeof en>
