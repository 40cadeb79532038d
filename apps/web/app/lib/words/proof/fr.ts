// French texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'Chargement de ce que le chauffeur a signalé',
  whatDriverSaid: 'Ce que le chauffeur a signalé',
  driver: 'Chauffeur',
  dispatch: 'Exploitation',
  recipient: 'Destinataire',
  received: 'reçu {time}',
  afterCancelled: 'après l’annulation',
  toldOtherwise: 'signalé autrement avant',

  // Events
  vehicleChecked: 'Véhicule contrôlé',
  shiftStarted: 'Service commencé',
  loaded: 'Chargé',
  arrived: 'Arrivé',
  delivered: 'Livré',
  partlyDelivered: 'Livré en partie',
  notDelivered: 'Non livré',
  takenBack: 'Repris',
  breakStarted: 'Pause commencée',
  breakEnded: 'Pause terminée',
  reordered: 'Ordre des arrêts modifié',
  refuelled: 'Plein fait',
  incidentReported: 'Incident signalé',
  contacted: 'Appelé ou écrit',
  shiftEnded: 'Service terminé',
  note: 'Note',

  // Proof
  handedTo: 'Remis : {place}',
  nameIs: 'Nom : {name}',
  houseNumber: 'Numéro : {number}',
  pinChecked: 'Code PIN vérifié',
  ageChecked: 'Âge vérifié',
  scanned: 'Scanné {code}',
  inVanFrontLeft: 'Dans le véhicule : avant gauche',
  inVanFrontRight: 'Dans le véhicule : avant droite',
  inVanMiddleLeft: 'Dans le véhicule : milieu gauche',
  inVanMiddleRight: 'Dans le véhicule : milieu droite',
  inVanRearLeft: 'Dans le véhicule : arrière gauche',
  inVanRearRight: 'Dans le véhicule : arrière droite',
  parcels: '{count, plural, one {# colis remis} other {# colis remis}}',
  items: 'Remis : {items}',
  collected: 'Encaissé : {amount}',
  signature: 'Signature',
  downloadSignature: 'Télécharger la signature',
  signatureMissing: 'Signature manquante',
  photo: 'Photo',
  downloadPhoto: 'Télécharger la photo',
  photoMissing: 'Photo manquante',
  disputePack: 'Télécharger le dossier de litige',
  packHolds:
    'Promesse, messages, trace près de la porte, scans, photos et signature dans un fichier. Le journal conserve son sceau.',
  packNotMade: 'Le dossier de litige n’a pas pu être téléchargé',
  packAsPdf: 'En PDF à imprimer',
} satisfies Translation<typeof en>
